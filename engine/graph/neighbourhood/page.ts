import { iri, literal, type Iri, type Literal } from "../../rdf/term.ts";
import type { KnowledgeGraph, SelectResult } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { variable, type Pattern, type SelectQuery } from "../../sparql/syntax.ts";
import { batches } from "./batches.ts";
import { BOUNDS } from "./bounds.ts";
import { countRelations } from "./count-relations.ts";
import type { Direction, GraphFact } from "../../evidence/fact.ts";
import { ENTITY, factsOf, OTHER, RELATION, type FactsWanted } from "./facts-of.ts";

/** A part of the facts of each of some entities. */
export interface PageWanted extends FactsWanted {
  /** One or both. */
  readonly directions: readonly Direction[];
  readonly perEntity: number;
  /** Facts of each entity that come before those given. */
  readonly offset: number;
}

/** Some facts of an entity, in the order in which its graph sorts them: those of which it is the subject first. */
export interface FactPage {
  readonly facts: readonly GraphFact[];
  /**
   * For each of them how many stand before it: the offset of a page that begins with it. What has an end without a name
   * has a place too where the graph tells so only in its reply.
   */
  readonly places: readonly number[];
  /** For each of them how many of the graphs that are read as one state it, as far as they were read. */
  readonly stated?: readonly number[];
  /** Facts that there are; of more than 10,000 in one direction no more are counted. */
  readonly degree: number;
  /** True when there are more behind these, or may be. */
  readonly truncated: boolean;
}

export const NO_FACTS: FactPage = { facts: [], places: [], degree: 0, truncated: false };
const NOT_ASKED: FactPage = { facts: [], places: [], degree: 0, truncated: true };

/**
 * A page of the facts of every entity in one graph, by entity: one query for up to 25 of them, and one more for the
 * degrees of those that have more facts than were given. A reply that the graph cuts off is asked for in smaller parts.
 */
export async function pagesIn(
  graph: KnowledgeGraph,
  entities: readonly string[],
  wanted: PageWanted,
  context: UpstreamContext,
): Promise<ReadonlyMap<string, FactPage>> {
  const around = wanted.relations === undefined ? await composedAround(graph, entities, context) : NOTHING_COMPOSED;
  const reading: PageReading = { graph, wanted, around, context, queriesLeft: BOUNDS.queries };
  const groups = wanted.directions.map((way) => (wanted.relations?.length ?? 1) + around[way].length);
  const size = Math.min(
    BOUNDS.entitiesExpanded,
    Math.max(1, Math.floor(BOUNDS.branches / groups.reduce((sum, each) => sum + each))),
    Math.max(1, Math.floor(BOUNDS.rows / (wanted.perEntity + 1))),
  );
  const pages: ReadPage[] = [];
  for (const batch of batches(entities, size)) pages.push(...(await pagesOf(batch, reading)));
  const degrees = new Map<string, number>();
  const uncounted = pages.flatMap(({ entity, degree }) => (degree === undefined ? [entity] : []));
  for (const batch of batches(uncounted, size))
    for (const [entity, degree] of await degreesOf(batch, reading)) degrees.set(entity, degree);
  return new Map(
    pages.map(({ entity, facts, places, truncated, degree = degrees.get(entity) ?? 0 }) => {
      const least = facts.length === 0 ? 0 : wanted.offset + facts.length;
      return [entity, { facts, places, truncated, degree: Math.max(degree, least) }];
    }),
  );
}

interface PageReading {
  readonly graph: KnowledgeGraph;
  readonly wanted: PageWanted;
  readonly around: ComposedAround;
  readonly context: UpstreamContext;
  queriesLeft: number;
}

/** The relations of some entities that stand for two triples, and the relations of these triples. */
interface ComposedAround extends Readonly<Record<Direction, readonly string[]>> {
  readonly parts: readonly string[];
  /** True when there may be others. */
  readonly isPart: boolean;
}

const NOTHING_COMPOSED: ComposedAround = { FORWARD: [], BACKWARD: [], parts: [], isPart: false };

/** Any relation is found by its triples, save those that stand for two: they are asked for by name. */
async function composedAround(
  graph: KnowledgeGraph,
  entities: readonly string[],
  context: UpstreamContext,
): Promise<ComposedAround> {
  if (graph.asRun === undefined) return NOTHING_COMPOSED;
  const { composed, parts, truncated } = await countRelations(graph, entities, context);
  const found = (way: Direction): readonly string[] => [
    ...new Set(composed.filter(({ direction }) => direction === way).map(({ relation }) => relation)),
  ];
  const [forward, backward] = [found("FORWARD"), found("BACKWARD")];
  return {
    FORWARD: forward.slice(0, BOUNDS.relations),
    BACKWARD: backward.slice(0, BOUNDS.relations),
    parts,
    isPart: truncated || Math.max(forward.length, backward.length) > BOUNDS.relations,
  };
}

interface ReadPage extends Omit<FactPage, "degree"> {
  readonly entity: string;
  /** Undefined where the page does not tell. */
  readonly degree: number | undefined;
}

async function pagesOf(batch: readonly string[], reading: PageReading): Promise<readonly ReadPage[]> {
  const { graph, wanted, around, context } = reading;
  if (reading.queriesLeft === 0) return batch.map((entity) => ({ entity, ...NOT_ASKED }));
  reading.queriesLeft -= 1;
  const result = await graph.select(pageQuery(batch, reading), context);
  if (result.truncated && batch.length > 1) {
    const half = Math.ceil(batch.length / 2);
    return [...(await pagesOf(batch.slice(0, half), reading)), ...(await pagesOf(batch.slice(half), reading))];
  }
  if (result.truncated) context.markPartial?.(`${graph.title} gave only a part of the facts that it was asked for`);
  const rows = rowsByEntity(result);
  return batch.map((entity) => {
    const own = rows.get(entity) ?? [];
    const truncated = result.truncated || around.isPart || own.length > wanted.perEntity;
    const isWhole = !truncated && (own.length > 0 || wanted.offset === 0);
    const placed = own
      .slice(0, wanted.perEntity)
      .flatMap((row, index) => factIn(row, entity).map((fact) => ({ fact, place: wanted.offset + index })));
    const [facts, places] = [placed.map(({ fact }) => fact), placed.map(({ place }) => place)];
    return { entity, facts, places, truncated, degree: isWhole ? wanted.offset + own.length : undefined };
  });
}

async function degreesOf(batch: readonly string[], reading: PageReading): Promise<ReadonlyMap<string, number>> {
  if (reading.queriesLeft === 0) return new Map();
  reading.queriesLeft -= 1;
  const result = await reading.graph.select(degreeQuery(batch, reading), reading.context);
  return new Map(
    result.rows.flatMap((row) => {
      const [entity, degree] = [row.get(ENTITY.name), row.get(DEGREE.name)];
      return entity?.kind !== "iri" || degree?.kind !== "literal"
        ? []
        : [[entity.value, Number(degree.lexical)] as const];
    }),
  );
}

type Row = SelectResult["rows"][number];

const DEGREE = variable("degree");
/** Which end of the fact the entity is. */
export const SIDE = variable("side");
/** In the order in which they are sorted. */
export const SIDES: Readonly<Record<Direction, string>> = { FORWARD: "1", BACKWARD: "2" };

function pageQuery(batch: readonly string[], reading: PageReading): SelectQuery {
  const { wanted } = reading;
  const variables = [ENTITY, SIDE, RELATION, OTHER];
  const branches = batch.map((entity): readonly Pattern[] => [
    {
      kind: "select",
      query: {
        variables,
        where: [{ kind: "union", branches: sidesOf(entity, reading) }],
        orderBy: [SIDE, RELATION, OTHER],
        limit: wanted.perEntity + 1,
        offset: wanted.offset,
      },
    },
  ]);
  // The order of what is put together is not that of its parts.
  const limit = batch.length * (wanted.perEntity + 1);
  return { variables, where: [{ kind: "union", branches }], orderBy: variables, limit };
}

function degreeQuery(batch: readonly string[], reading: PageReading): SelectQuery {
  const branches = batch.flatMap((entity) => sidesOf(entity, reading));
  return { variables: [ENTITY], count: DEGREE, where: [{ kind: "union", branches }] };
}

/**
 * The facts of an entity in each direction, as many as may be sorted: of a hub in a large graph, to sort all takes too
 * long.
 */
function sidesOf(entity: string, { graph, wanted, around }: PageReading): readonly (readonly Pattern[])[] {
  const { directions } = wanted;
  return directions.map((direction): readonly Pattern[] => {
    const asked = { ...wanted, composed: around[direction], except: around.parts };
    // What relates an entity to itself is one fact, though both its ends are asked about.
    const once: readonly Pattern[] =
      direction === "BACKWARD" && directions.length > 1
        ? [{ kind: "in", variable: OTHER, terms: [iri(entity)], negated: true }]
        : [];
    return [
      {
        kind: "select",
        query: {
          distinct: true,
          variables: [ENTITY, RELATION, OTHER],
          where: [...factsOf([entity], direction, asked, graph.vocabulary), ...once],
          limit: BOUNDS.factsOfOne,
        },
      },
      { kind: "bind", value: literal(SIDES[direction]), as: SIDE },
    ];
  });
}

export function rowsByEntity({ rows }: SelectResult): ReadonlyMap<string, readonly Row[]> {
  const byEntity = new Map<string, Row[]>();
  for (const row of rows) {
    const entity = row.get(ENTITY.name);
    if (entity?.kind !== "iri") continue;
    const own = byEntity.get(entity.value) ?? [];
    byEntity.set(entity.value, own);
    own.push(row);
  }
  return byEntity;
}

/**
 * The fact of a row, none without one: a node that its graph has no name for, and tells so only in its reply, is no end
 * of a fact.
 */
export function factIn(row: Row, name: string): readonly GraphFact[] {
  const [side, relation, other] = [row.get(SIDE.name), row.get(RELATION.name), row.get(OTHER.name)];
  if (side?.kind !== "literal" || relation?.kind !== "iri" || other === undefined || other.kind === "blank") return [];
  const [subject, object]: readonly [Iri | Literal, Iri | Literal] =
    side.lexical === SIDES.FORWARD ? [iri(name), other] : [other, iri(name)];
  return [{ kind: "triple", subject, relation: relation.value, object, validity: [] }];
}
