import lists from "../../language/data/question-words.json" with { type: "json" };
import times from "../../language/data/time-words.json" with { type: "json" };
import { DO } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import type { EndKind } from "../../linking/phrase-to-link.ts";

const DATES = wordSet(times.dateNouns);
const AMOUNTS = wordSet(lists.amountNouns);
const PLACES = wordSet(lists.placeNouns);
/** Nouns for times and places that name no relation. */
const UNTOLD = wordSet(times.untoldNouns);

/** Nouns that say what kind of thing is wanted rather than which relation. */
export function wantedBy(noun: readonly Word[]): EndKind | undefined {
  const last = noun.at(-1)?.lower ?? "";
  if (DATES.has(last)) return "DATE";
  if (AMOUNTS.has(last)) return "NUMBER";
  return PLACES.has(last) ? "PLACE" : undefined;
}

export interface Wanted {
  readonly wanted?: EndKind | undefined;
  /** A noun before the auxiliary that names the relation: "which religion does E follow". */
  readonly noun?: readonly Word[];
}

export function isGeneral(word: Word): boolean {
  return UNTOLD.has(word.lower);
}

export function nameless(words: readonly Word[], wanted: EndKind | undefined): readonly Word[] {
  return wanted === undefined ? words.filter((word) => !DO.has(word.lower)) : words.filter((word) => !isGeneral(word));
}
