import { DO } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import type { EndKind } from "../../linking/phrase-to-link.ts";

/** Nouns that say what kind of thing is wanted rather than which relation. */
export function wantedBy(noun: readonly Word[]): EndKind | undefined {
  const last = noun.at(-1)?.lower ?? "";
  if (["year", "date", "day", "month", "years", "dates"].includes(last)) return "DATE";
  if (["number", "amount"].includes(last)) return "NUMBER";
  return ["place", "location"].includes(last) ? "PLACE" : undefined;
}

export interface Wanted {
  readonly wanted?: EndKind | undefined;
  /** A noun before the auxiliary that names the relation: "which religion does E follow". */
  readonly noun?: readonly Word[];
}

export function isGeneral(word: Word): boolean {
  return ["year", "years", "date", "dates", "day", "month", "time", "place", "location"].includes(word.lower);
}

export function nameless(words: readonly Word[], wanted: EndKind | undefined): readonly Word[] {
  return wanted === undefined ? words.filter((word) => !DO.has(word.lower)) : words.filter((word) => !isGeneral(word));
}
