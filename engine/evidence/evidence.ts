import { createHash } from "node:crypto";
import { isoDate } from "../values/date.ts";
import type { Interval } from "../values/interval.ts";
import { iri, type Triple } from "../rdf/term.ts";
import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { Evidence } from "./trace.ts";
import { endsOf, type Hop, type QuoteHop, type TripleHop } from "../query/execution/hop.ts";
import type { Names } from "./names.ts";

/** Where a trace's hops come from. */
export interface TraceSource {
  /** The graph, or those that are read as one: hops then say which they are from. Never empty. */
  readonly graphs: readonly Pick<KnowledgeGraph, "id" | "licence" | "asRun">[];
  /** ISO 8601: when the source was asked. */
  readonly retrievedAt: string;
  readonly names: Names;
}

/** What a source returned, as the evidence for a hop. */
export function evidenceFor(hop: Hop, source: TraceSource): Evidence {
  return hop.kind === "triple" ? tripleEvidence(hop, source) : quoteEvidence(hop, source);
}

function tripleEvidence(hop: TripleHop, { graphs, retrievedAt, names }: TraceSource): Evidence {
  const { subject, object } = endsOf(hop);
  const said = hop.origin ?? { subject, relation: hop.relation, object };
  if (said.subject.kind !== "iri") throw new TypeError("A triple's subject is not a literal.");
  const triple: Triple = { subject: said.subject, predicate: iri(said.relation), object: said.object };
  const graph = hop.origin?.graph === undefined ? graphs[0] : graphs.find(({ id }) => id === hop.origin?.graph);
  if (graph === undefined)
    throw new TypeError(`A hop is from the graph "${hop.origin?.graph ?? ""}", which is not one of those asked.`);
  const interval = latest(hop.validity);
  return {
    id: stableId("e", [graph.id, triple]),
    kind: "KG",
    source: graph.id,
    text: `${names.node(subject).label} – ${names.relation(hop.relation)} → ${names.node(object, hop.relation).label}`,
    triple,
    ...validityOf(interval),
    retrievedAt,
    ...(graph.licence === undefined ? {} : { licence: graph.licence }),
  };
}

function quoteEvidence({ quote }: QuoteHop, { retrievedAt }: TraceSource): Evidence {
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

/** An id that depends on nothing but what it names. */
export function stableId(prefix: string, parts: unknown): string {
  return prefix + createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 12);
}
