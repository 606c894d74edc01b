import type { UpstreamKind } from "../generated/graphql.ts";

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

interface Calls {
  readonly kind: UpstreamKind;
  readonly calls: number;
}

/** `7 graph queries, 1 name look-up`; empty where nothing was called. */
export function callWords(made: readonly Calls[]): string {
  return made
    .filter(({ calls }) => calls > 0)
    .map(({ kind, calls }) => `${calls.toLocaleString("en")} ${WORDS[kind][calls === 1 ? 0 : 1]}`)
    .join(", ");
}

/** One call, by what is asked. */
export function kindWords(kind: UpstreamKind): string {
  return WORDS[kind][0];
}
