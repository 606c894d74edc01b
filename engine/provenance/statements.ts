import { createHash } from "node:crypto";
import { canonicalJson, type Json } from "../json.ts";
import { iri, literal, XSD, type Iri, type Literal, type Term, type Triple } from "../rdf/term.ts";
import { isWritable, isWritableIri } from "../rdf/write-term.ts";
import { COMMENT, LABEL, prov, TYPE, type ProvClass, type ProvProperty } from "./vocabulary.ts";

const OWN = "urn:whyql:";
/** Hexadecimal digits of an IRI's digest: 80 bits. */
const DIGEST = 20;

/** The IRI of something of a trace: the same for the same things in every process. */
export function own(kind: string, ...things: readonly unknown[]): Iri {
  const content = canonicalJson(things as readonly Json[]);
  const digest = createHash("sha256").update(content).digest("hex").slice(0, DIGEST);
  return iri(`${OWN}${kind}:${digest}`);
}

/**
 * Triples as they are said, each once. What others wrote becomes a literal or an IRI that RDF can write, and nothing
 * else: an IRI that it can not is a literal.
 */
export class Statements {
  readonly #triples = new Map<string, Triple>();

  get triples(): readonly Triple[] {
    return [...this.#triples.values()];
  }

  /** Says that something is of a class of PROV-O, and what people call it. */
  is(subject: Iri, provClass: ProvClass, label?: string): void {
    this.add(subject, TYPE, prov(provClass));
    if (label !== undefined) this.add(subject, LABEL, literal(label));
  }

  says(subject: Iri, property: ProvProperty, ...objects: readonly Iri[]): void {
    for (const object of objects) this.add(subject, prov(property), object);
  }

  value(subject: Iri, text: string): void {
    this.add(subject, prov("value"), literal(text));
  }

  comment(subject: Iri, text: string | undefined | null): void {
    if (text !== undefined && text !== null && text !== "") this.add(subject, COMMENT, literal(text));
  }

  /** @param at Milliseconds since 1970, or an ISO 8601 instant; what is no instant is left out. */
  time(
    subject: Iri,
    property: "startedAtTime" | "endedAtTime" | "generatedAtTime" | "invalidatedAtTime",
    at: number | string,
  ): void {
    const date = new Date(at);
    if (Number.isNaN(date.valueOf())) return;
    this.add(subject, prov(property), literal(date.toISOString(), `${XSD}dateTime`));
  }

  add(subject: Iri, predicate: Iri, object: Term): void {
    const said: Triple = { subject, predicate, object: writable(object) };
    this.#triples.set(JSON.stringify(said), said);
  }
}

function writable(term: Term): Iri | Literal {
  if (term.kind === "blank") return literal(`_:${term.id}`);
  if (isWritable(term)) return term;
  return literal(term.kind === "iri" ? term.value : term.lexical);
}

/** The address of a document as an IRI of the web; undefined for what is none. */
export function webIri(url: string | undefined): Iri | undefined {
  if (url === undefined || !/^https?:\/\//iu.test(url) || !isWritableIri(url)) return undefined;
  // A document says where it stands by itself, and must not become a term of the trace's own vocabularies.
  return /^https?:\/\/(?:www\.w3\.org\/(?:ns|1999|2000|2001)|purl\.org\/dc)\//iu.test(url) ? undefined : iri(url);
}
