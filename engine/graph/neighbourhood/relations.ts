import { literal } from "../../rdf/term.ts";
import { isWritableIri } from "../../rdf/write-term.ts";
import { fromAll } from "../../sources/from-all.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { variable, type Pattern, type SelectQuery } from "../../sparql/syntax.ts";
import { isFused, type FusedGraph, type QueryGraph } from "../fused-graph.ts";
import { BOUNDS } from "./bounds.ts";
import type { Direction } from "../../evidence/fact.ts";
import { ENTITY, factsOf, OTHER, RELATION } from "./facts-of.ts";

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
 * All relations of some entities in both directions, with the number of their facts: one query for every 200 entities and
 * graph. Names, types and statements about facts are no relations. What several graphs call the same is one relation.
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
        : [await relationsIn(graph, asked, context)];
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
  const { relations, truncated } = await relationsIn(member, known, context);
  return { relations: relations.map((each) => ({ ...each, relation: names.fused(each.relation) })), truncated };
}

async function relationsIn(
  graph: KnowledgeGraph,
  entities: readonly string[],
  context: UpstreamContext,
): Promise<RelationsFound> {
  const relations: RelationFound[] = [];
  let truncated = entities.length > BOUNDS.entitiesCounted * BOUNDS.queries;
  for (let query = 0; query < BOUNDS.queries && query * BOUNDS.entitiesCounted < entities.length; query += 1) {
    const batch = entities.slice(query * BOUNDS.entitiesCounted, (query + 1) * BOUNDS.entitiesCounted);
    const result = await graph.select(countingQuery(batch, graph), context);
    const found = result.rows.slice(0, BOUNDS.rows).flatMap((row): RelationFound[] => {
      const [relation, direction, degree] = [RELATION, DIRECTION, DEGREE].map(({ name }) => row.get(name));
      if (relation?.kind !== "iri" || direction?.kind !== "literal" || degree?.kind !== "literal") return [];
      const way = direction.lexical === "FORWARD" ? "FORWARD" : "BACKWARD";
      return [{ relation: relation.value, direction: way, degree: Number(degree.lexical) }];
    });
    if (result.truncated)
      context.markPartial?.(`${graph.title} gave only a part of the relations that it was asked for`);
    truncated ||=
      result.truncated || result.rows.length > BOUNDS.rows || DIRECTIONS.some((way) => isSample(found, way));
    relations.push(...found);
  }
  return { relations, truncated };
}

const DIRECTIONS: readonly Direction[] = ["BACKWARD", "FORWARD"];
const [DIRECTION, DEGREE] = [variable("direction"), variable("degree")];

/** Were so many facts counted that there may be more? */
function isSample(found: readonly RelationFound[], direction: Direction): boolean {
  const counted = found.filter((each) => each.direction === direction).map(({ degree }) => degree);
  return counted.reduce((sum, degree) => sum + degree, 0) > BOUNDS.factsOfAll;
}

/** Counts what a bounded number of facts is by: of a hub in a large graph, to count them all takes too long. */
function countingQuery(entities: readonly string[], { vocabulary }: KnowledgeGraph): SelectQuery {
  const branch = (direction: Direction): readonly Pattern[] => [
    {
      kind: "select",
      query: {
        distinct: true,
        variables: [ENTITY, RELATION, OTHER],
        where: factsOf(entities, direction, {}, vocabulary),
        limit: BOUNDS.factsOfAll + 1,
      },
    },
    { kind: "bind", value: literal(direction), as: DIRECTION },
  ];
  return {
    variables: [RELATION, DIRECTION],
    count: DEGREE,
    where: [{ kind: "union", branches: DIRECTIONS.map(branch) }],
    orderBy: [RELATION, DIRECTION],
    limit: BOUNDS.rows + 1,
  };
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
