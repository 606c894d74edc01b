import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";

/**
 * What entities are called, by IRI, in the batches that each graph allows; what no graph knows is absent. An entity
 * without a name of its own is called by the end of its IRI.
 *
 * @throws Failure when no graph answers
 */
export async function labelsOf(
  graph: QueryGraph,
  iris: readonly string[],
  context: UpstreamContext,
): Promise<ReadonlyMap<string, string>> {
  if (iris.length === 0) return new Map();
  const described = await graph.describe([...new Set(iris)], context);
  return new Map([...described].map(([iri, { label }]) => [iri, label]));
}
