import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";
import { BOUNDS } from "../neighbourhood/bounds.ts";
import { expand } from "../neighbourhood/expand.ts";
import type { LocatingRelations } from "./locating-relations.ts";

/** Places on the way outward from all that are asked about. */
const MOST_AROUND = 60;
/** Steps from the innermost place to the outermost: a house, its town, county, state, country and continent. */
const MOST_STEPS = 5;
const MOST_PER_PLACE = 12;

/** What a graph is asked with. */
export interface Atlas {
  readonly graph: QueryGraph;
  readonly catalogue: Catalogue;
  readonly context: UpstreamContext;
}

/** The steps that lead to something from what lies in it, one after another. */
export type WayOut = readonly StepOut[];

interface StepOut {
  readonly relation: string;
  readonly to: string;
}

/** What things lie in and belong to, near and far, as the graphs have it. */
export interface Surroundings {
  /** The places in which something lies, each with the shortest way to it. */
  placesOf(entity: string): ReadonlyMap<string, WayOut>;
  /** The same with all of which it is a part or a kind, and which it belongs to. */
  wholesOf(entity: string): ReadonlyMap<string, WayOut>;
  /** The classes of something that was met. */
  typesOf(entity: string): readonly string[];
}

/**
 * Looks up what lies in what, outward from some things, as far as bounds go.
 * @param relations those that are walked, the most telling first; of them only the locating ones lead to places
 */
export async function surroundingsOf(
  entities: readonly string[],
  { relations: locating, ofPlaces, isPlace }: LocatingRelations,
  { graph, context }: Atlas,
  relations: readonly string[] = locating,
): Promise<Surroundings> {
  const outward = new Map<string, readonly StepOut[]>();
  const types = new Map<string, readonly string[]>();
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
    for (const [entity, each] of described) types.set(entity, each.types);
    for (const [entity, { facts }] of expansion.entities)
      outward.set(
        entity,
        facts.flatMap(({ relation, object }) => (object.kind === "iri" ? [{ relation, to: object.value }] : [])),
      );
    const next = new Set([...outward.values()].flat().map(({ to }) => to));
    level = [...next].filter((place) => !outward.has(place)).sort();
    level = level.slice(0, Math.max(0, MOST_AROUND - outward.size));
  }
  const isPlaceMet = (entity: string): boolean => isPlace(types.get(entity) ?? []);
  const isLocating = new Set(locating);
  const toPlaces = new Map(
    [...outward].map(([entity, steps]) => [
      entity,
      steps.filter(
        ({ relation, to }) =>
          isLocating.has(relation) && (!ofPlaces.has(relation) || (isPlaceMet(entity) && isPlaceMet(to))),
      ),
    ]),
  );
  return {
    placesOf: (entity) => reached(entity, toPlaces),
    wholesOf: (entity) => reached(entity, outward),
    typesOf: (entity) => types.get(entity) ?? [],
  };
}

/** All that something lies in by way of others, each by the fewest steps. */
function reached(entity: string, outward: ReadonlyMap<string, readonly StepOut[]>): ReadonlyMap<string, WayOut> {
  const found = new Map<string, WayOut>();
  const open: { readonly at: string; readonly way: WayOut }[] = [{ at: entity, way: [] }];
  for (let next = open.shift(); next !== undefined; next = open.shift()) {
    for (const step of outward.get(next.at) ?? []) {
      if (found.has(step.to)) continue;
      const way = [...next.way, step];
      found.set(step.to, way);
      open.push({ at: step.to, way });
    }
  }
  return found;
}
