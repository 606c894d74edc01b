import { createHash } from "node:crypto";
import { isoDate } from "../values/date.ts";
import type { Interval } from "../values/interval.ts";
import { iri, type Triple } from "../rdf/term.ts";
import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import { saidBy, type Fact, type GraphFact, type QuotedFact } from "./fact.ts";
import type { Names } from "./names.ts";
import type { Evidence, SourceKind } from "./trace.ts";

/** Where the facts of a trace come from. */
export interface TraceSource {
  /** The graph, or those that are read as one: facts then say which they are from. Never empty. */
  readonly graphs: readonly Pick<KnowledgeGraph, "id" | "licence" | "asRun">[];
  /** ISO 8601: when the source was asked. */
  readonly retrievedAt: string;
  readonly names: Names;
}

/**
 * A fact as evidence: what a source returned.
 * @throws TypeError for a fact of a graph that the source does not know, and for one whose subject is a literal
 */
export function evidenceFor(fact: Fact, source: TraceSource): Evidence {
  return fact.kind === "triple" ? tripleEvidence(fact, source) : quoteEvidence(fact, source);
}

/** All that backs a fact: what `evidenceFor` gives, and the sentences that state it together with that. */
export function allEvidenceFor(fact: Fact, source: TraceSource): readonly Evidence[] {
  const { beside = [] } = fact.kind === "quote" ? fact : {};
  return [evidenceFor(fact, source), ...beside.map((quote) => quoteEvidence({ quote }, source))];
}

function tripleEvidence(fact: GraphFact, { graphs, retrievedAt, names }: TraceSource): Evidence {
  const said = saidBy(fact);
  if (said.subject.kind !== "iri") throw new TypeError("A triple's subject is not a literal.");
  const triple: Triple = { subject: said.subject, predicate: iri(said.relation), object: said.object };
  const graph = said.graph === undefined ? graphs[0] : graphs.find(({ id }) => id === said.graph);
  if (graph === undefined)
    throw new TypeError(`A fact is from the graph "${said.graph ?? ""}", which is not one of those asked.`);
  const [subject, object] = [names.node(fact.subject), names.node(fact.object, fact.relation)];
  return {
    id: stableId("e", [graph.id, triple]),
    kind: "KG",
    source: graph.id,
    text: `${subject.label} ${arrowsOf(fact.relation, names)} ${object.label}`,
    triple,
    ...validityOf(latest(fact.validity)),
    retrievedAt,
    ...(graph.licence === undefined ? {} : { licence: graph.licence }),
  };
}

/** What is said in two triples, with a node between them that has no name, is shown as both. */
function arrowsOf(relation: string, names: Names): string {
  const [first, second] = names.through?.(relation) ?? [];
  if (first === undefined || second === undefined) return `– ${names.relation(relation)} →`;
  return relation.includes("(inverse)..") ? `← ${first} – … – ${second} →` : `– ${first} → … – ${second} →`;
}

function quoteEvidence({ quote }: Pick<QuotedFact, "quote">, { retrievedAt }: TraceSource): Evidence {
  const { kind, url, licence, attribution, revision } = quote;
  return {
    id: stableId("e", [quote.source, quote.chunkId, quote.text]),
    kind,
    source: quote.source,
    text: quote.text,
    ...(url === undefined ? {} : { url }),
    title: quote.title,
    // What was kept from an earlier search was fetched then.
    retrievedAt: quote.retrievedAt ?? retrievedAt,
    quotedFrom: quote.chunkId,
    ...(licence === undefined ? {} : { licence }),
    ...(attribution === undefined ? {} : { attribution }),
    ...(revision === undefined ? {} : { revision }),
  };
}

/** The interval that began last: of several it is the one that most likely still holds. */
export function latest(intervals: readonly Interval[]): Interval | undefined {
  return [...intervals].sort((a, b) => startOf(b).localeCompare(startOf(a)))[0];
}

function startOf({ from, observed }: Interval): string {
  const start = from ?? observed;
  return start === undefined ? "" : isoDate(start);
}

/** An interval as a trace shows it: ISO 8601 at the precision of the source; an observation holds on its own date. */
export function validityOf(interval: Interval | undefined): {
  readonly validFrom?: string;
  readonly validUntil?: string;
} {
  const [from, until] = [interval?.from ?? interval?.observed, interval?.to ?? interval?.observed];
  return {
    ...(from === undefined ? {} : { validFrom: isoDate(from) }),
    ...(until === undefined ? {} : { validUntil: isoDate(until) }),
  };
}

/** The kinds of sources of pieces of evidence, each once. */
export function kindsOf(evidence: readonly Evidence[]): readonly SourceKind[] {
  return [...new Set(evidence.map(({ kind }) => kind))];
}

/** An id that depends on nothing but what it names. */
export function stableId(prefix: string, parts: unknown): string {
  return prefix + createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}
