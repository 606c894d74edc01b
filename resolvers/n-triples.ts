import { XSD, type Term, type Triple } from "../engine/rdf/term.ts";

const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** A term as N-Triples writes it (RDF 1.1 N-Triples, §2). */
export function nTriplesTerm(term: Term): string {
  if (term.kind === "iri") return `<${term.value}>`;
  if (term.kind === "blank") return `_:${term.id}`;
  const text = `"${term.lexical.replace(/["\\\n\r\t]/g, (character) => ESCAPES[character] ?? character)}"`;
  if (term.language !== undefined) return `${text}@${term.language}`;
  return term.datatype === `${XSD}string` ? text : `${text}^^<${term.datatype}>`;
}

/** The three terms of a triple as N-Triples writes them. */
export function nTriplesParts(triple: Triple): { subject: string; predicate: string; object: string } {
  return {
    subject: nTriplesTerm(triple.subject),
    predicate: nTriplesTerm(triple.predicate),
    object: nTriplesTerm(triple.object),
  };
}
