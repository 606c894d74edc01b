/** RDF 1.1 terms as plain values, so that they can be stored and compared as JSON. */
export interface Iri {
  readonly kind: "iri";
  readonly value: string;
}

export interface Literal {
  readonly kind: "literal";
  readonly lexical: string;
  /** The datatype's IRI; `xsd:string` for plain literals, `rdf:langString` for those with a language. */
  readonly datatype: string;
  /** BCP 47 tag, in lower case. */
  readonly language?: string;
  /** Unit of a quantity, in words ("metre"), where the source states it beside the number. */
  readonly unit?: string;
}

/** A node without a name; its id is good within one result only. */
export interface BlankNode {
  readonly kind: "blank";
  readonly id: string;
}

export type Term = Iri | Literal | BlankNode;

export interface Triple {
  readonly subject: Iri | BlankNode;
  readonly predicate: Iri;
  readonly object: Term;
}

export const XSD = "http://www.w3.org/2001/XMLSchema#";
export const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
export const RDFS = "http://www.w3.org/2000/01/rdf-schema#";
export const SKOS = "http://www.w3.org/2004/02/skos/core#";
export const SCHEMA = "https://schema.org/";
export const OWL = "http://www.w3.org/2002/07/owl#";
export const DCTERMS = "http://purl.org/dc/terms/";

export function iri(value: string): Iri {
  return { kind: "iri", value };
}

export function literal(lexical: string, datatype: string = `${XSD}string`, language?: string): Literal {
  return language === undefined
    ? { kind: "literal", lexical, datatype }
    : { kind: "literal", lexical, datatype: `${RDF}langString`, language: language.toLowerCase() };
}

/** A text that is equal for equal terms, for use as a key. Its form is N-Triples without escapes. */
export function termKey(term: Term): string {
  if (term.kind === "iri") return `<${term.value}>`;
  if (term.kind === "blank") return `_:${term.id}`;
  return `"${term.lexical}"${term.language === undefined ? `^^<${term.datatype}>` : `@${term.language}`}`;
}
