import type { Sketch } from "./sketch.ts";
import type { Skyline, SkylinePlace, SkylineRelation } from "./skyline.ts";
import { turnedRelation } from "./turned.ts";

interface Link {
  readonly to: Sketch;
  readonly relation: SkylineRelation;
}

/**
 * One chain that comes to every place of a sketch. It begins at the first name that nothing leads to, takes what leads
 * to a place in the order of the form, and goes on towards the answer when that is done: with one or two names it walks
 * no relation twice. From a branch that is no way on it comes back as it went.
 */
export function chainOf(answer: Sketch): Skyline {
  const links = linksOf(answer);
  const start = startOf(answer);
  const places: Sketch[] = [start];
  const relations: SkylineRelation[] = [];
  let firstVisits = 1;
  const visit = (place: Sketch, cameFrom: Sketch | undefined): void => {
    for (const { to, relation } of links.get(place) ?? []) {
      if (to === cameFrom) continue;
      relations.push(relation);
      firstVisits = places.push(to);
      visit(to, place);
      relations.push(turnedRelation(relation));
      places.push(place);
    }
  };
  visit(start, undefined);
  return { places: named(places.slice(0, firstVisits)), relations: relations.slice(0, firstVisits - 1) };
}

/** Where one can go from each place: first to what leads there, last towards the answer. */
function linksOf(answer: Sketch): ReadonlyMap<Sketch, readonly Link[]> {
  const links = new Map<Sketch, Link[]>();
  const visit = (place: Sketch): Link[] => {
    const own: Link[] = [];
    links.set(place, own);
    for (const branch of place.branches) {
      own.push({ to: branch.place, relation: turnedRelation(branch.relation) });
      visit(branch.place).push({ to: place, relation: branch.relation });
    }
    return own;
  };
  visit(answer);
  return links;
}

/** Of the places that nothing leads to, the first that the question names; else the first. */
function startOf(answer: Sketch): Sketch {
  const ends = endsOf(answer);
  return ends.find(({ kind }) => kind === "TOPIC") ?? ends[0] ?? answer;
}

function endsOf(place: Sketch): readonly Sketch[] {
  return place.branches.length === 0 ? [place] : place.branches.flatMap((branch) => endsOf(branch.place));
}

/** What is named twice by the same words is one place. */
function named(places: readonly Sketch[]): readonly SkylinePlace[] {
  const ids = new Map<Sketch | string, string>();
  const seen = { TOPIC: 0, ANSWER: 0, BETWEEN: 0 };
  return places.map((place) => {
    const { kind, text, entities } = place;
    const key = kind === "TOPIC" ? JSON.stringify([text, entities]) : place;
    const id = ids.get(key) ?? `${kind.toLowerCase()} ${(seen[kind] += 1)}`;
    ids.set(key, id);
    return { id, kind, text, entities };
  });
}
