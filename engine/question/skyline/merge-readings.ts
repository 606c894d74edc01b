import { tokens } from "../../text/tokens.ts";
import { saysNoRelation } from "./operators.ts";
import type { Skyline, SkylineCandidate, SkylineRelation } from "./skyline.ts";

/** The skyline of one reading, and how well the question's words fit that reading, 0–1. */
export interface ReadSkyline {
  readonly skyline: Skyline;
  readonly score: number;
}

/**
 * The first reading's skyline. Others that link the same things in the same order may have divided the words otherwise
 * between relations and what is expected on the way: "team in", what a team represents; or a "team", and "in" a league.
 * Where both take a word for a relation, what the others take it for is a candidate as well, the less the less their
 * reading fits; where the first expects nothing, what another does is expected.
 */
export function mergeReadings(first: ReadSkyline, others: readonly ReadSkyline[]): Skyline {
  const shape = shapeOf(first.skyline);
  const alike = others.filter(({ skyline }) => shapeOf(skyline) === shape);
  const places = first.skyline.places.map((place, index) => {
    const texts = [place, ...alike.flatMap(({ skyline }) => skyline.places[index] ?? [])].map(({ text }) => text);
    return { ...place, text: texts.find((text) => text !== "") ?? "" };
  });
  const relations = first.skyline.relations.map((relation, index) => {
    const words = new Set(wordsOf(relation));
    const further = alike.flatMap(({ skyline, score }) => {
      const other = skyline.relations[index];
      if (other === undefined || !wordsOf(other).some((word) => words.has(word))) return [];
      return other.candidates.map((each) => ({ ...each, score: each.score * Math.min(1, score / first.score) }));
    });
    return { ...relation, candidates: bestOfEach([...relation.candidates, ...further]) };
  });
  return { places, relations };
}

function wordsOf({ text }: SkylineRelation): readonly string[] {
  return tokens(text.toLowerCase()).map((token) => token.text);
}

/** What is linked with what, whatever the words. */
function shapeOf({ places, relations }: Skyline): string {
  return JSON.stringify([
    places.map(({ id, text, entities }) => [id, entities, entities.length > 0 ? text : ""]),
    relations.map((relation) => saysNoRelation(relation)),
  ]);
}

/** Each relation in each direction once, best first. */
function bestOfEach(candidates: readonly SkylineCandidate[]): readonly SkylineCandidate[] {
  const best = new Map<string, SkylineCandidate>();
  for (const each of candidates) {
    const key = JSON.stringify([each.iri, each.direction]);
    if ((best.get(key)?.score ?? -1) < each.score) best.set(key, each);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
