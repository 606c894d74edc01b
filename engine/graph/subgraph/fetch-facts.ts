import type { Direction, GraphFact } from "../../evidence/fact.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";
import { BOUNDS } from "../neighbourhood/bounds.ts";
import { batches } from "../neighbourhood/batches.ts";
import { expandWhole } from "../neighbourhood/expand-whole.ts";
import { expand } from "../neighbourhood/expand.ts";
import type { FactPage } from "../neighbourhood/page.ts";
import type { Way } from "./asked.ts";

/** Facts around all entities that are fetched without a part for each: fewer than one query may give. */
const MOST_WHOLE = 4_000;
/** Entities that are asked page by page in one call of `fetchFacts`, each once for every way: some 50 queries. */
export const MOST_PAGED = 600;

/** A way, and the entities from which it is to be walked. */
export interface OpenWay extends Way {
  /** Facts by it around all of them; undefined where nobody counted. */
  readonly degree: number | undefined;
  readonly entities: readonly string[];
}

/** Facts of one entity one way. */
interface FetchedPage {
  readonly facts: readonly { readonly fact: GraphFact; readonly times: number }[];
  /** Facts that are there besides, as far as is known. */
  readonly missing: number;
}

/** What was kept out. */
export interface FetchedFacts {
  /** Pairs of an entity and a way that were not asked for, since there were too many. */
  readonly unasked: number;
}

/**
 * Fetches facts with as few queries as the number of facts allows. Ways with few facts around all entities are asked
 * for together. The others are asked for one by one, a bounded part for each entity, so that no hub keeps the facts of
 * its other ways out.
 *
 * @param take Told for every entity and way that was asked for
 * @throws Failure when no graph answers
 */
export async function fetchFacts(
  ways: readonly OpenWay[],
  perEntity: number,
  graph: QueryGraph,
  context: UpstreamContext,
  take: (way: Way, entity: string, page: FetchedPage) => void,
): Promise<FetchedFacts> {
  const left: OpenWay[] = [];
  let room = MOST_WHOLE;
  const few: OpenWay[] = [];
  for (const way of [...ways].filter(({ entities }) => entities.length > 0).sort(byDegree)) {
    const isFew = way.degree !== undefined && way.degree <= room;
    if (isFew) room -= way.degree;
    (isFew ? few : left).push(way);
  }
  for (const group of sameEntities(few)) {
    const [{ direction, entities = [] } = {} as Partial<OpenWay>] = group;
    const wanted = { relations: group.map(({ relation }) => relation), direction: direction as Direction };
    const pages = await expandWhole(graph, entities, wanted, context);
    for (const way of group) {
      const cut = entities.filter((entity) => pages.get(entity)?.truncated === true);
      if (cut.length > 0) left.push({ ...way, entities: cut });
      const whole = entities.filter((entity) => pages.get(entity)?.truncated !== true);
      for (const [entity, facts] of ofRelation(way.relation, whole, pages)) {
        const missing = Math.max(0, facts.length - perEntity);
        take(way, entity, { facts: facts.slice(0, perEntity), missing });
      }
    }
  }
  // Those that were counted to be few come first: of what is cut off, the hubs are.
  let pairs = MOST_PAGED;
  let unasked = 0;
  for (const { entities, degree: _degree, ...way } of left.sort(byDegree)) {
    const asked = entities.slice(0, pairs);
    pairs -= asked.length;
    unasked += entities.length - asked.length;
    if (asked.length === 0) continue;
    const { relation, direction } = way;
    const found = await expand(graph, asked, { relations: [relation], direction, perEntity }, context);
    for (const entity of asked) {
      const page = found.entities.get(entity);
      const facts = stated(page);
      const missing = page?.truncated === true ? Math.max(1, page.degree - facts.length) : 0;
      take(way, entity, { facts, missing });
    }
  }
  return { unasked };
}

/** Ways of one direction that are walked from the same entities, as many as may be asked for at once. */
function sameEntities(ways: readonly OpenWay[]): readonly (readonly OpenWay[])[] {
  const groups = new Map<string, OpenWay[]>();
  for (const way of ways) {
    const key = JSON.stringify([way.direction, way.entities]);
    groups.set(key, [...(groups.get(key) ?? []), way]);
  }
  return [...groups.values()].flatMap((group) => batches(group, BOUNDS.relations));
}

function ofRelation(
  relation: string,
  entities: readonly string[],
  pages: ReadonlyMap<string, FactPage>,
): readonly (readonly [string, FetchedPage["facts"]])[] {
  return entities.map((entity) => [entity, stated(pages.get(entity)).filter(({ fact }) => fact.relation === relation)]);
}

function stated(page: FactPage | undefined): FetchedPage["facts"] {
  return (page?.facts ?? []).map((fact, index) => ({ fact, times: page?.stated?.[index] ?? 1 }));
}

function byDegree(one: OpenWay, other: OpenWay): number {
  const [a, b] = [one, other].map(({ degree }) => degree ?? Number.MAX_SAFE_INTEGER) as [number, number];
  return a - b || (`${one.relation} ${one.direction}` < `${other.relation} ${other.direction}` ? -1 : 1);
}
