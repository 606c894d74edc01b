import { saysNoRelation } from "../../../engine/question/skyline/operators.ts";
import type { Skyline } from "../../../engine/question/skyline/skyline.ts";
import type { PathShown, RelationShown } from "../../../engine/query/over-paths/shown-path.ts";
import { normalise } from "../../../engine/text/normalise.ts";

/** How far a path goes along a skyline. */
export interface AlongSkyline {
  /** The relations of the skyline that its first steps are, by number. */
  readonly covered: ReadonlyMap<number, Covered>;
  /** True when all its steps are. */
  readonly isWhole: boolean;
  /** True when all its steps are, and lead to what is asked for. */
  readonly reachesAnswer: boolean;
}

interface Covered {
  /** 0–1. */
  readonly score: number;
  readonly isText: boolean;
}

interface Walk {
  /** Where it has got to, and all that it has come by. */
  readonly place: string;
  readonly places: ReadonlySet<string>;
  readonly covered: ReadonlyMap<number, Covered>;
  readonly product: number;
}

/**
 * Follows a path along the relations of a skyline, from any of its topics, or for texts from what lies between, and
 * either way, as far as its steps are what the relations mean: places with one id are one, so that a chain may branch.
 */
export function alongSkyline({ relations, entities }: PathShown, skyline: Skyline): AlongSkyline {
  const named = new Set(entities);
  // What a topic may mean and the path does not name is not where it has come to.
  const strange = new Set(
    skyline.places
      .filter((place) => place.entities.length > 0 && !place.entities.some((iri) => named.has(iri)))
      .map(idOf),
  );
  // Texts may go on from what graphs have led to.
  const isText = relations[0]?.iri === null;
  const starts = skyline.places
    .filter(({ kind, id }) => (kind === "TOPIC" || (isText && kind === "BETWEEN")) && !strange.has(id))
    .map(idOf);
  let walks: readonly Walk[] = [...new Set(starts)].map((place) => ({
    place,
    places: new Set([place]),
    covered: new Map(),
    product: 1,
  }));
  let best: Walk | undefined;
  let steps = 0;
  for (const relation of relations) {
    const next = walks.flatMap((walk) => goOn(walk, relation, skyline)).filter(({ place }) => !strange.has(place));
    if (next.length === 0) break;
    steps += 1;
    walks = bestOfEachPlace(next);
    best = [...walks].sort((a, b) => b.product - a.product)[0];
  }
  const isWhole = steps === relations.length && steps > 0;
  const asked = askedPlaces(skyline);
  return {
    covered: best?.covered ?? new Map(),
    isWhole,
    reachesAnswer: isWhole && walks.some(({ place }) => asked.has(place)),
  };
}

/** Where what is asked for stands; and what is linked to that by an operator alone, so that no path goes on from it. */
function askedPlaces({ places, relations }: Skyline): ReadonlySet<string> {
  const asked = new Set(places.filter(({ kind }) => kind === "ANSWER").map(idOf));
  for (const [index, relation] of relations.entries()) {
    const [from, to] = [places[index], places[index + 1]];
    if (from === undefined || to === undefined || !saysNoRelation(relation)) continue;
    if (from.kind === "ANSWER") asked.add(to.id);
    if (to.kind === "ANSWER") asked.add(from.id);
  }
  return asked;
}

function idOf({ id }: Skyline["places"][number]): string {
  return id;
}

function goOn(walk: Walk, relation: RelationShown, { places, relations }: Skyline): readonly Walk[] {
  return relations.flatMap((wanted, index) => {
    const [from, to] = [places[index]?.id, places[index + 1]?.id];
    return [false, true].flatMap((isBack) => {
      const [start, end] = isBack ? [to, from] : [from, to];
      const isHere = relation.begins ? walk.places.has(start ?? "") : start === walk.place;
      if (!isHere || end === undefined || walk.covered.has(index)) return [];
      const score = fits(relation, wanted, isBack);
      if (score === 0) return [];
      const covered = new Map(walk.covered).set(index, { score, isText: relation.iri === null });
      return [{ place: end, places: new Set([...walk.places, end]), covered, product: walk.product * score }];
    });
  });
}

function fits(
  { iri, text, direction, isSymmetric }: RelationShown,
  wanted: Skyline["relations"][number],
  isBack: boolean,
): number {
  if (iri === null) return normalise(text) === normalise(wanted.text) ? 1 : 0;
  const scores = wanted.candidates
    .filter((each) => each.iri === iri && (isSymmetric === true || (each.direction === direction) !== isBack))
    .map(({ score }) => score);
  return Math.max(0, ...scores);
}

function bestOfEachPlace(walks: readonly Walk[]): readonly Walk[] {
  const best = new Map<string, Walk>();
  for (const walk of walks) if ((best.get(walk.place)?.product ?? -1) < walk.product) best.set(walk.place, walk);
  return [...best.values()];
}
