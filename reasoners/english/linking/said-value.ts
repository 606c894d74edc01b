import lists from "../language/data/linking-words.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { RelationName } from "./relation-names.ts";

/** Nouns that say in one word of what a place is, or a date: "birthplace", "birthday". */
const PLACES = wordSet(lists.namingPlaces);
const DATES = wordSet(lists.namingDates);
const SAYING_PLACE = wordSet(lists.sayingPlace);
const SAYING_DATE = wordSet(lists.sayingDate);

/**
 * Does a relation lead to something else than the noun says? "Birthplace" and "date of birth" have the birth in common,
 * and a date is no place, even where a graph holds nothing else of a person's birth.
 *
 * @param content the words of the phrase that carry meaning
 */
export function isOtherValue(content: readonly Word[], { relation, separateWords }: RelationName): boolean {
  if (content.some(({ lower }) => PLACES.has(lower))) {
    return relation.objectKind !== "ENTITY" && !(relation.objectKind === "TEXT" && says(SAYING_PLACE, separateWords));
  }
  if (content.some(({ lower }) => DATES.has(lower))) {
    return relation.objectKind !== "DATE" && !says(SAYING_DATE, separateWords);
  }
  return false;
}

function says(nouns: ReadonlySet<string>, words: readonly Word[]): boolean {
  return words.some(({ lower }) => nouns.has(lower));
}
