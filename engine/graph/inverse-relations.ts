import type { Catalogue, KnowledgeGraph } from "../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../sources/upstream.ts";
import { isFused, membersOf, type QueryGraph } from "./fused-graph.ts";

/**
 * Relations that say the same as another from the other end: since a graph declares them inverses of each other, or
 * since each holds just what the other does. For both of each two that which comes first by its IRI.
 */
export async function inverseRelations(
  graph: QueryGraph,
  { relations }: Catalogue,
  context: UpstreamContext,
): Promise<ReadonlyMap<string, string>> {
  const inverses = new Map<string, string>();
  const mirrored = new Map(relations.flatMap(({ iri, inverse }) => (inverse === undefined ? [] : [[iri, inverse]])));
  const declared = await Promise.all(membersOf(graph).map((member) => declaredIn(member, graph, context)));
  const mutual = [...mirrored].filter(([iri, other]) => mirrored.get(other) === iri);
  for (const [one, other] of [...mutual, ...declared.flat()].sort(byFirst))
    if (one < other && !inverses.has(other) && !inverses.has(one)) inverses.set(other, one).set(one, one);
  return inverses;
}

type Inverses = readonly [one: string, other: string];

/** What a member declares, by IRIs here. Only what either states of the other is the same. */
async function declaredIn(
  member: KnowledgeGraph,
  graph: QueryGraph,
  context: UpstreamContext,
): Promise<readonly Inverses[]> {
  const { implied = [] } = member.vocabulary;
  const back = new Map(
    implied.map(({ relation, by }) => [
      relation,
      by.filter(({ direction }) => direction === "BACKWARD").map((way) => way.relation),
    ]),
  );
  const mutual = [...back].flatMap(([relation, others]) =>
    others
      .filter((other) => other !== relation && back.get(other)?.includes(relation) === true)
      .map((other) => [relation, other] as const),
  );
  if (mutual.length === 0 || !isFused(graph)) return mutual;
  const names = await graph.namesOf(member, context);
  return mutual.map(([one, other]) => [names.fused(one), names.fused(other)] as const);
}

function byFirst([a, b]: Inverses, [c, d]: Inverses): number {
  return a === c ? (b < d ? -1 : Number(b > d)) : a < c ? -1 : 1;
}
