import type { EntityDescription, KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";

/**
 * Descriptions of entities, each from the first graph that knows it, with one call to every graph. A picture or an
 * article that this graph states none of is taken from another one.
 * @throws what a graph fails with, when an entity that no other graph knows may have been in it
 */
export async function describeEntities(
  graphs: readonly KnowledgeGraph[],
  iris: readonly string[],
  context: UpstreamContext,
): Promise<ReadonlyMap<string, EntityDescription>> {
  const found = new Map<string, EntityDescription>();
  if (iris.length === 0) return found;
  const wanted = [...new Set(iris)];
  const answers = await Promise.allSettled(graphs.map(async (graph) => await graph.describe(wanted, context)));
  for (const answer of answers) {
    if (answer.status === "rejected") continue;
    for (const [iri, description] of answer.value) {
      const known = found.get(iri);
      // A graph that only mentions it, and has no name for it, is not asked for more where another knows it.
      const isBetter = known === undefined || (known.isUnnamed === true && description.isUnnamed !== true);
      const [first, other] = isBetter ? [description, known] : [known, description];
      found.set(iri, { ...first, ...linksOfBoth(first, other) });
    }
  }
  const failed = answers.find((answer) => answer.status === "rejected");
  if (failed !== undefined && wanted.some((iri) => !found.has(iri))) throw failed.reason;
  return found;
}

/** The picture and the article of what two graphs describe, or one alone: the first graph's before the other's. */
export function linksOfBoth(
  first: EntityDescription,
  other: EntityDescription | undefined,
): Pick<EntityDescription, "wikipediaTitle" | "image"> {
  const wikipediaTitle = first.wikipediaTitle ?? other?.wikipediaTitle;
  const image = first.image ?? other?.image;
  return { ...(wikipediaTitle === undefined ? {} : { wikipediaTitle }), ...(image === undefined ? {} : { image }) };
}
