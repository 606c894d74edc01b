import type { Direction } from "../../evidence/fact.ts";
import { literal } from "../../rdf/term.ts";
import type { KnowledgeGraph } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { variable, type Pattern, type SelectQuery } from "../../sparql/syntax.ts";
import { batches } from "./batches.ts";
import { BOUNDS } from "./bounds.ts";
import { composedRelationsOf, type ComposedRelations } from "./composed-relations.ts";
import { ENTITY, factsOf, OTHER, RELATION, type FactsAsked } from "./facts-of.ts";
import type { RelationFound } from "./relations.ts";

/** Queries that it takes at most to count the relations of up to 200 entities. */
export function mostQueriesToCount({ asRun }: Pick<KnowledgeGraph, "asRun">): number {
  return asRun === undefined ? 1 : 1 + DIRECTIONS.length * Math.ceil(BOUNDS.composed / BOUNDS.relations);
}

/** The relations of some entities in one graph. */
export interface RelationsCounted {
  readonly relations: readonly RelationFound[];
  /** Those of them that stand for two triples, and the relations of these triples, which are none by themselves. */
  readonly composed: readonly RelationFound[];
  readonly parts: readonly string[];
  readonly truncated: boolean;
}

/**
 * Counts the facts of entities by relation and direction, a bounded number of them: of a hub, to count all takes too
 * long.
 */
export async function countRelations(
  graph: KnowledgeGraph,
  entities: readonly string[],
  context: UpstreamContext,
): Promise<RelationsCounted> {
  const known = await composedRelationsOf(graph, context);
  const counted: RelationsCounted[] = [];
  for (const batch of batches(entities, BOUNDS.entitiesCounted)) {
    const found = await count(graph, batch, {}, context);
    counted.push(known === undefined ? found : await withComposed(graph, batch, found, known, context));
  }
  return {
    relations: counted.flatMap(({ relations }) => relations),
    composed: counted.flatMap((each) => each.composed),
    parts: [...new Set(counted.flatMap(({ parts }) => parts))],
    truncated: counted.some(({ truncated }) => truncated),
  };
}

/** The relations that triples are parts of, in place of those triples. */
async function withComposed(
  graph: KnowledgeGraph,
  entities: readonly string[],
  { relations, truncated }: RelationsCounted,
  { byFirst, bySecond, unseen }: ComposedRelations,
  context: UpstreamContext,
): Promise<RelationsCounted> {
  const isPart = ({ relation }: RelationFound): boolean =>
    byFirst.has(relation) || bySecond.has(relation) || unseen.includes(relation);
  const candidates = relations.flatMap(
    ({ relation, direction }) =>
      (direction === "FORWARD" ? byFirst : bySecond).get(relation)?.map((each) => ({ relation: each, direction })) ??
      [],
  );
  const counted: RelationsCounted[] = [];
  let isCut = false;
  for (const direction of DIRECTIONS) {
    const all = candidates.filter((each) => each.direction === direction).map(({ relation }) => relation);
    const own = [...new Set([...all, ...unseen])];
    isCut ||= own.length > BOUNDS.composed;
    for (const some of batches(own.slice(0, BOUNDS.composed), BOUNDS.relations))
      counted.push(await count(graph, entities, { relations: [], composed: some }, context, [direction]));
  }
  const found = counted.flatMap((each) => each.relations);
  return {
    relations: [...relations.filter((each) => !isPart(each)), ...found],
    composed: found,
    parts: relations.filter(isPart).map(({ relation }) => relation),
    truncated: truncated || isCut || counted.some((each) => each.truncated),
  };
}

async function count(
  graph: KnowledgeGraph,
  entities: readonly string[],
  wanted: FactsAsked,
  context: UpstreamContext,
  directions: readonly Direction[] = DIRECTIONS,
): Promise<RelationsCounted> {
  const result = await graph.select(countingQuery(graph, entities, wanted, directions), context);
  const relations = result.rows.slice(0, BOUNDS.rows).flatMap((row): RelationFound[] => {
    const [relation, direction, degree] = [RELATION, DIRECTION, DEGREE].map(({ name }) => row.get(name));
    if (relation?.kind !== "iri" || direction?.kind !== "literal" || degree?.kind !== "literal") return [];
    const way = direction.lexical === "FORWARD" ? "FORWARD" : "BACKWARD";
    return [{ relation: relation.value, direction: way, degree: Number(degree.lexical) }];
  });
  if (result.truncated) context.markPartial?.(`${graph.title} gave only a part of the relations that it was asked for`);
  const isCut = result.rows.length > BOUNDS.rows || DIRECTIONS.some((direction) => isSample(relations, direction));
  return { relations, composed: [], parts: [], truncated: result.truncated || isCut };
}

const DIRECTIONS: readonly Direction[] = ["BACKWARD", "FORWARD"];
const [DIRECTION, DEGREE] = [variable("direction"), variable("degree")];

/** Were so many facts counted that there may be more? */
function isSample(found: readonly RelationFound[], direction: Direction): boolean {
  const degrees = found.filter((each) => each.direction === direction).map(({ degree }) => degree);
  return degrees.reduce((sum, degree) => sum + degree, 0) > BOUNDS.factsOfAll;
}

function countingQuery(
  { vocabulary }: KnowledgeGraph,
  entities: readonly string[],
  wanted: FactsAsked,
  directions: readonly Direction[],
): SelectQuery {
  const branch = (direction: Direction): readonly Pattern[] => [
    {
      kind: "select",
      query: {
        distinct: true,
        variables: [ENTITY, RELATION, OTHER],
        where: factsOf(entities, direction, wanted, vocabulary),
        limit: BOUNDS.factsOfAll + 1,
      },
    },
    { kind: "bind", value: literal(direction), as: DIRECTION },
  ];
  return {
    variables: [RELATION, DIRECTION],
    count: DEGREE,
    where: [{ kind: "union", branches: directions.map(branch) }],
    orderBy: [RELATION, DIRECTION],
    limit: BOUNDS.rows + 1,
  };
}
