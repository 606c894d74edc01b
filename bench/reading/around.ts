import { lookAround } from "../../engine/query/graph-led/neighbourhood.ts";
import type { NamedThings } from "../../engine/query/graph-led/read-by-graph.ts";
import type { Catalogue, KnowledgeGraph, Mention } from "../../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";

/** Of so many relations of a large catalogue one is held by a thing: 200 of 2,000. */
const RELATIONS_APART = 10;

/** What the graph holds around the names; of a catalogue that is not the graph's, a spread of all its relations. */
export async function knownAround(
  graph: KnowledgeGraph,
  mentions: readonly Mention[],
  { relations }: Catalogue,
  context: UpstreamContext,
): Promise<readonly NamedThings[]> {
  const around = await lookAround(graph, mentions, context);
  if (around.every((each) => each.relations.every(({ iri }) => relations.some((known) => known.iri === iri))))
    return around;
  return around.map((each, at) => ({
    ...each,
    relations: relations
      .filter((_, index) => index % RELATIONS_APART === at)
      .map(({ iri }, index) => ({ iri, direction: index % 2 === 0 ? "FORWARD" : "BACKWARD" })),
  }));
}
