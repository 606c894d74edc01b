import { isWritableIri } from "../../rdf/write-term.ts";
import { fromAll } from "../../sources/from-all.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { isFused, type FusedGraph, type QueryGraph } from "../fused-graph.ts";
import { BOUNDS } from "./bounds.ts";
import type { Direction } from "../../evidence/fact.ts";
import { countRelations } from "./count-relations.ts";

/** A relation that at least one of some entities has. */
export interface RelationFound {
  readonly relation: string;
  /** FORWARD: the entity is the subject. */
  readonly direction: Direction;
  /** Facts of the entities by it. What several graphs state is counted in each of them. */
  readonly degree: number;
}

/** The relations of some entities. */
export interface RelationsFound {
  /** In the order of their IRIs. */
  readonly relations: readonly RelationFound[];
  /** True when there may be more, or more facts by them: a graph gave only a part, or a bound was reached. */
  readonly truncated: boolean;
}

/**
 * All relations of some entities in both directions, with the number of their facts: one query for every 200 entities
 * and graph. Names, types and statements about facts are no relations. What several graphs call the same is one
 * relation. Where a relation stands for two triples (Freebase), it is found in place of them, by more queries.
 *
 * @param entities At most 1,000 are asked about; what is in no graph has no relations
 * @throws Failure when no graph answers
 */
export async function relationsOf(
  graph: QueryGraph,
  entities: readonly string[],
  context: UpstreamContext,
): Promise<RelationsFound> {
  const known = [...new Set(entities)].filter(isWritableIri);
  const asked = known.slice(0, BOUNDS.entities);
  const found =
    asked.length === 0
      ? []
      : isFused(graph)
        ? await fromAll(graph.members, (member) => relationsInMember(member, asked, graph, context), context)
        : [await countRelations(graph, asked, context)];
  return {
    relations: added(found.flatMap(({ relations }) => relations)),
    truncated: asked.length < known.length || found.some(({ truncated }) => truncated),
  };
}

async function relationsInMember(
  member: KnowledgeGraph,
  entities: readonly string[],
  graph: FusedGraph,
  context: UpstreamContext,
): Promise<RelationsFound> {
  const names = await graph.namesOf(member, context);
  const local = await graph.entitiesIn(member, entities, context);
  const known = [...new Set([...local.values()].flat())].filter(isWritableIri).sort();
  const { relations, truncated } = await countRelations(member, known, context);
  return { relations: relations.map((each) => ({ ...each, relation: names.fused(each.relation) })), truncated };
}

/** Each relation and direction once. */
function added(found: readonly RelationFound[]): readonly RelationFound[] {
  const sums = new Map<string, RelationFound>();
  for (const each of found) {
    const key = `${each.relation} ${each.direction}`;
    sums.set(key, { ...each, degree: (sums.get(key)?.degree ?? 0) + each.degree });
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
}
