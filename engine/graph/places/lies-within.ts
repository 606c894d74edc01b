import { nothingWithin, type LiesWithin } from "../../evidence/conflicts/lies-within.ts";
import type { AnswerValue } from "../../evidence/trace.ts";
import { distinctValues, valueKey } from "../../evidence/values.ts";
import { forgivable } from "../../sources/from-all.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";
import { BOUNDS } from "../neighbourhood/bounds.ts";
import { expand } from "../neighbourhood/expand.ts";
import { locatingRelations, type LocatingRelations } from "./locating-relations.ts";

/** Values that are looked up, entities that one name may mean, and places on the way outward from all of them. */
const [MOST_VALUES, MOST_NAMESAKES, MOST_AROUND] = [12, 4, 60];
/** Steps from the innermost place to the outermost: a house, its town, county, state, country and continent. */
const MOST_STEPS = 5;
const MOST_PER_PLACE = 12;

/** What a graph is asked with. */
export interface Atlas {
  readonly graph: QueryGraph;
  readonly catalogue: Catalogue;
  readonly context: UpstreamContext;
}

/**
 * Which of some values are places that lie within others, through any number of places between them up to four, as the
 * graphs have it. A name that stands for no entity is any of the entities so called. Two places of which each lies in
 * the other are told of neither.
 */
export async function placesAmong(
  values: readonly AnswerValue[],
  { graph, catalogue, context }: Atlas,
): Promise<LiesWithin> {
  const asked = distinctValues(values.filter(({ node }) => node.kind !== "literal")).slice(0, MOST_VALUES);
  if (asked.length < 2) return nothingWithin;
  const locating = locatingRelations(catalogue);
  if (locating.relations.length === 0) return nothingWithin;
  try {
    return await nestingOf(asked, locating, { graph, catalogue, context });
  } catch (reason) {
    context.markPartial?.(forgivable(reason, true));
    return nothingWithin;
  }
}

async function nestingOf(
  values: readonly AnswerValue[],
  locating: LocatingRelations,
  atlas: Atlas,
): Promise<LiesWithin> {
  const meant = await entitiesMeant(values, atlas);
  const around = await placesAround([...new Set([...meant.values()].flat())], locating, atlas);
  const isIn = (inner: AnswerValue, outer: AnswerValue): boolean => {
    const others = new Set(meant.get(valueKey(outer)));
    return (meant.get(valueKey(inner)) ?? []).some(
      (iri) => !others.has(iri) && [...(around.get(iri) ?? [])].some((place) => others.has(place)),
    );
  };
  return (inner, outer) => isIn(inner, outer) && !isIn(outer, inner);
}

/** The entities that each value may mean, by `valueKey`. */
async function entitiesMeant(
  values: readonly AnswerValue[],
  { graph, context }: Atlas,
): Promise<ReadonlyMap<string, readonly string[]>> {
  return new Map(
    await Promise.all(
      values.map(async (value): Promise<readonly [string, readonly string[]]> => {
        const { node } = value;
        if (node.kind === "entity") return [valueKey(value), [node.iri]];
        const found = await graph.searchEntities(node.label, MOST_NAMESAKES, context);
        return [valueKey(value), found.filter(({ match }) => match !== "FUZZY").map(({ iri }) => iri)];
      }),
    ),
  );
}

/** For each entity the places in which it lies, near and far. */
async function placesAround(
  entities: readonly string[],
  { relations, ofPlaces, isPlace }: LocatingRelations,
  { graph, context }: Atlas,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const outward = new Map<string, readonly { readonly place: string; readonly isOfPlaces: boolean }[]>();
  const places = new Set<string>();
  let level = entities;
  for (let step = 0; step < MOST_STEPS && level.length > 0; step += 1) {
    const [described, expansion] = await Promise.all([
      graph.describe(level, context),
      expand(
        graph,
        level,
        {
          relations: relations.slice(0, BOUNDS.relations),
          entitiesOnly: true,
          direction: "FORWARD",
          perEntity: MOST_PER_PLACE,
        },
        context,
      ),
    ]);
    for (const [entity, { types }] of described) if (isPlace(types)) places.add(entity);
    for (const [entity, { facts }] of expansion.entities)
      outward.set(
        entity,
        facts.flatMap(({ relation, object }) =>
          object.kind === "iri" ? [{ place: object.value, isOfPlaces: ofPlaces.has(relation) }] : [],
        ),
      );
    const next = new Set([...outward.values()].flat().map(({ place }) => place));
    level = [...next].filter((place) => !outward.has(place)).sort();
    level = level.slice(0, Math.max(0, MOST_AROUND - outward.size));
  }
  const within = new Map(
    [...outward].map(([entity, outer]) => [
      entity,
      outer.flatMap(({ place, isOfPlaces }) =>
        !isOfPlaces || (places.has(entity) && places.has(place)) ? [place] : [],
      ),
    ]),
  );
  return new Map(entities.map((entity) => [entity, reached(entity, within)]));
}

/** All places that something lies in by way of others. */
function reached(entity: string, within: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...(within.get(entity) ?? [])];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    open.push(...(within.get(place) ?? []));
  }
  return found;
}
