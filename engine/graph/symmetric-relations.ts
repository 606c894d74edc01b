import type { Catalogue, KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import type { FusedGraph } from "./fused-graph.ts";

/** The relations of a member of fused graphs that hold both ways, since it or another graph declares them so. */
export async function symmetricIn(
  member: KnowledgeGraph,
  graph: FusedGraph,
  context: UpstreamContext,
): Promise<ReadonlySet<string>> {
  const names = await graph.namesOf(member, context);
  const declared = await Promise.all(
    graph.members.map(async (each) => {
      const { symmetric = [] } = each.vocabulary;
      if (symmetric.length === 0) return [];
      const theirs = await graph.namesOf(each, context);
      return symmetric.flatMap((relation) => names.here(theirs.fused(relation)));
    }),
  );
  return new Set([...declared.flat(), ...(member.vocabulary.symmetric ?? [])]);
}

/** IRIs of the relations that say the same from either end, as far as the graphs show. */
export function symmetricRelations({ relations }: Catalogue): ReadonlySet<string> {
  return new Set(relations.flatMap(({ iri, symmetric }) => (symmetric ? [iri] : [])));
}
