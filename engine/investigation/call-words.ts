import type { UpstreamKind } from "../sources/upstream.ts";

/** Kinds of calls as one says them: of one, and of several. */
const WORDS: Readonly<Record<UpstreamKind, readonly [string, string]>> = {
  SPARQL: ["graph query", "graph queries"],
  LABELS: ["name look-up", "name look-ups"],
  CATALOGUE: ["list of relations", "lists of relations"],
  DOCUMENTS: ["document search", "document searches"],
  MODEL: ["model request", "model requests"],
  EMBEDDINGS: ["request for vectors", "requests for vectors"],
  HTTP: ["other request", "other requests"],
};

/** `7 graph queries`. */
export function countedCalls(kind: UpstreamKind, calls: number): string {
  return `${calls.toLocaleString("en")} ${WORDS[kind][calls === 1 ? 0 : 1]}`;
}

/** One call, by what is asked. */
export function callWord(kind: UpstreamKind): string {
  return WORDS[kind][0];
}
