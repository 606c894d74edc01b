import lists from "./data/foreign-words.json" with { type: "json" };
import { isFunctionWord } from "./function-words.ts";
import { wordSet } from "./word-set.ts";
import type { Word } from "./words.ts";

/** Function words of languages that a question is likely to be in instead; none of them is an English word. */
const FOREIGN = wordSet(lists.foreign);

/** Question words that no English question begins with. "Dove", "was", "wie", "comment" are English words or names. */
const FOREIGN_OPENINGS = wordSet(lists.foreignOpenings);

/** Function words that other languages write in the same way. */
const SHARED = wordSet(lists.shared);

/**
 * Why the text can not be an English question, to stand behind "this one", or undefined when it can. Names of any
 * language are welcome: only function words and scripts are looked at.
 */
export function notEnglish(
  words: readonly Word[],
  text: string,
  mentions: readonly { readonly start: number; readonly end: number }[],
): string | undefined {
  const letters = [...text].filter((character) => /\p{L}/u.test(character));
  const latin = letters.filter((character) => /\p{Script=Latin}/u.test(character));
  if (letters.length > 0 && latin.length < letters.length / 2) return "is not written in Latin letters";
  const spoken = words.filter((word) => isFunctionWord(word.lower) && !/^\P{L}+$/u.test(word.lower));
  const foreign = words.filter((word) => FOREIGN.has(word.lower) && !isFunctionWord(word.lower)).length;
  const opensForeign = opensWithForeignWord(words, mentions) && spoken.every((word) => SHARED.has(word.lower));
  return opensForeign || (foreign >= 2 && foreign > spoken.length) ? "does not seem to be English" : undefined;
}

/** The first word is a question word of another language, and not the beginning of a longer name ("Chi McBride"). */
function opensWithForeignWord(
  words: readonly Word[],
  mentions: readonly { readonly start: number; readonly end: number }[],
): boolean {
  const first = words.find((word) => /\p{L}/u.test(word.lower));
  if (first === undefined || !FOREIGN_OPENINGS.has(first.lower)) return false;
  return words.length > 2 && !mentions.some(({ start, end }) => start <= first.start && end > first.end);
}
