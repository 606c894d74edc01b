import { iri, literal, type Iri, type Literal } from "../../rdf/term.ts";
import type { KnowledgeGraph, SelectResult } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import { variable, type Pattern, type SelectQuery } from "../../sparql/syntax.ts";
import { BOUNDS } from "./bounds.ts";
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
  /** Facts that there are; of more than 10,000 in one direction no more are counted. */
  readonly degree: number;
  /** True when there are more behind these, or may be. */
  readonly truncated: boolean;
}

export const NO_FACTS: FactPage = { facts: [], degree: 0, truncated: false };
const NOT_ASKED: FactPage = { facts: [], degree: 0, truncated: true };

/**
 * A page of the facts of every entity in one graph, by entity: one query for up to 25 of them, and one more for the degrees of
 * those that have more facts than were given. A reply that the graph cuts off is asked for in smaller parts.
 */
export async function pagesIn(
  graph: KnowledgeGraph,
  entities: readonly string[],
  wanted: PageWanted,
  context: UpstreamContext,
): Promise<ReadonlyMap<string, FactPage>> {
  const asking: Asking = { graph, wanted, context, queriesLeft: BOUNDS.queries };
  const groups = wanted.directions.length * Math.max(1, wanted.relations?.length ?? 1);
  const size = Math.min(
    BOUNDS.entitiesExpanded,
    Math.max(1, Math.floor(BOUNDS.branches / groups)),
    Math.max(1, Math.floor(BOUNDS.rows / (wanted.perEntity + 1))),
  );
  const pages: ReadPage[] = [];
  for (const batch of batches(entities, size)) pages.push(...(await pagesOf(batch, asking)));
  const degrees = new Map<string, number>();
  const uncounted = pages.flatMap(({ entity, degree }) => (degree === undefined ? [entity] : []));
  for (const batch of batches(uncounted, size))
    for (const [entity, degree] of await degreesOf(batch, asking)) degrees.set(entity, degree);
  return new Map(
    pages.map(({ entity, facts, truncated, degree = degrees.get(entity) ?? 0 }) => {
      const least = facts.length === 0 ? 0 : wanted.offset + facts.length;
      return [entity, { facts, truncated, degree: Math.max(degree, least) }];
    }),
  );
}

interface Asking {
  readonly graph: KnowledgeGraph;
  readonly wanted: PageWanted;
  readonly context: UpstreamContext;
  queriesLeft: number;
}

interface ReadPage extends Omit<FactPage, "degree"> {
  readonly entity: string;
  /** Undefined where the page does not tell. */
  readonly degree: number | undefined;
}

async function pagesOf(batch: readonly string[], asking: Asking): Promise<readonly ReadPage[]> {
  const { graph, wanted, context } = asking;
  if (asking.queriesLeft === 0) return batch.map((entity) => ({ entity, ...NOT_ASKED }));
  asking.queriesLeft -= 1;
  const result = await graph.select(pageQuery(batch, asking), context);
  if (result.truncated && batch.length > 1) {
    const half = Math.ceil(batch.length / 2);
    return [...(await pagesOf(batch.slice(0, half), asking)), ...(await pagesOf(batch.slice(half), asking))];
  }
  if (result.truncated) context.markPartial?.(`${graph.title} gave only a part of the facts that it was asked for`);
  const rows = rowsByEntity(result);
  return batch.map((entity) => {
    const own = rows.get(entity) ?? [];
    const truncated = result.truncated || own.length > wanted.perEntity;
    const isWhole = !truncated && (own.length > 0 || wanted.offset === 0);
    const facts = own.slice(0, wanted.perEntity).flatMap((row) => factIn(row, entity));
    return { entity, facts, truncated, degree: isWhole ? wanted.offset + own.length : undefined };
  });
}

async function degreesOf(batch: readonly string[], asking: Asking): Promise<ReadonlyMap<string, number>> {
  if (asking.queriesLeft === 0) return new Map();
  asking.queriesLeft -= 1;
  const result = await asking.graph.select(degreeQuery(batch, asking), asking.context);
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

const [SIDE, DEGREE] = [variable("side"), variable("degree")];
/** In the order in which they are sorted. */
const SIDES: Readonly<Record<Direction, string>> = { FORWARD: "1", BACKWARD: "2" };

function pageQuery(batch: readonly string[], { graph, wanted }: Asking): SelectQuery {
  const variables = [ENTITY, SIDE, RELATION, OTHER];
  const branches = batch.map((entity): readonly Pattern[] => [
    {
      kind: "select",
      query: {
        variables,
        where: [{ kind: "union", branches: sidesOf(entity, wanted, graph) }],
        orderBy: [SIDE, RELATION, OTHER],
        limit: wanted.perEntity + 1,
        offset: wanted.offset,
      },
    },
  ]);
  // The order of what is put together is not that of its parts.
  return { variables, where: [{ kind: "union", branches }], orderBy: variables };
}

function degreeQuery(batch: readonly string[], { graph, wanted }: Asking): SelectQuery {
  const branches = batch.flatMap((entity) => sidesOf(entity, wanted, graph));
  return { variables: [ENTITY], count: DEGREE, where: [{ kind: "union", branches }] };
}

/** The facts of an entity in each direction, as many as may be sorted: of a hub in a large graph, to sort all takes too long. */
function sidesOf(
  entity: string,
  { directions, ...wanted }: PageWanted,
  { vocabulary }: KnowledgeGraph,
): readonly (readonly Pattern[])[] {
  return directions.map((direction): readonly Pattern[] => {
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
          where: [...factsOf([entity], direction, wanted, vocabulary), ...once],
          limit: BOUNDS.factsOfOne,
        },
      },
      { kind: "bind", value: literal(SIDES[direction]), as: SIDE },
    ];
  });
}

function rowsByEntity({ rows }: SelectResult): ReadonlyMap<string, readonly Row[]> {
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

/** A node that its graph has no name for, and tells so only in its reply, is no end of a fact. */
function factIn(row: Row, name: string): readonly GraphFact[] {
  const [side, relation, other] = [row.get(SIDE.name), row.get(RELATION.name), row.get(OTHER.name)];
  if (side?.kind !== "literal" || relation?.kind !== "iri" || other === undefined || other.kind === "blank") return [];
  const [subject, object]: readonly [Iri | Literal, Iri | Literal] =
    side.lexical === SIDES.FORWARD ? [iri(name), other] : [other, iri(name)];
  return [{ kind: "triple", subject, relation: relation.value, object, validity: [] }];
}

function batches<T>(elements: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(elements.length / size) }, (_each, index) =>
    elements.slice(index * size, (index + 1) * size),
  );
}
