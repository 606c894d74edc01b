import { isFused, type QueryGraph } from "../../../graph/fused-graph.ts";
import type { UpstreamContext } from "../../../sources/upstream.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { FoundPassage } from "./passages.ts";
import { isTitled, namesOfTopic } from "./topic-names.ts";

/**
 * The passages without those of pages that are called like a topic entity and say that they are about another thing: a
 * page about the state of Georgia says nothing of the country.
 */
export async function withoutNamesakes(
  passages: readonly FoundPassage[],
  topics: readonly Topic[],
  graph: QueryGraph,
  context: UpstreamContext,
): Promise<readonly FoundPassage[]> {
  const known = await namesOfEntities([...new Set(passages.flatMap(({ about }) => about ?? []))], graph, context);
  return passages.filter(({ about, citation }) => {
    if (about === undefined) return true;
    const called = topics.filter((topic) => topic.entities.length > 0 && isTitled(citation.title, namesOfTopic(topic)));
    const names = known.get(about) ?? [about];
    return called.length === 0 || called.some(({ entities }) => names.some((name) => entities.includes(name)));
  });
}

/** The IRIs by which entities of pages are known: in several graphs that are read as one, those of all of them. */
async function namesOfEntities(
  iris: readonly string[],
  graph: QueryGraph,
  context: UpstreamContext,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (!isFused(graph) || iris.length === 0) return new Map();
  const fused = await Promise.all(graph.members.map((member) => graph.fusedEntities(member, iris, context)));
  return new Map(iris.map((iri) => [iri, [iri, ...fused.flatMap((names) => names.get(iri) ?? [])]]));
}
