import words from "../language/data/graph-led-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";

const GENERAL = wordSet(words.compoundHeads);
const COMPOUND = /^.+(?:place|date|day|town)s?$/u;
const PLACE = /^.{2,}places?$/u;

/**
 * A deathplace is a place as a birthplace is, and another one: what stands before "place" and "date" is to be said.
 * @param named Words of the name of a relation
 */
export function saysWhichPlace({ lower, roots }: Pick<Word, "lower" | "roots">, named: readonly Word[]): boolean {
  const telling = COMPOUND.test(lower) ? roots.filter((root) => !GENERAL.has(root)) : [];
  return telling.length === 0 || named.some((each) => each.roots.some((root) => telling.includes(root)));
}

/** Is it a place of some kind, by one word? */
export function isPlaceOfKind({ lower }: Pick<Word, "lower">): boolean {
  return PLACE.test(lower);
}
