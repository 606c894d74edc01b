import phrases from "../../language/data/phrases.json" with { type: "json" };
import { BE, MARKS, WH } from "../../language/function-words.ts";
import { phraseList } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import type { Grammar } from "../grammar.ts";

/** Openings that only ask to be told. */
const POLITE = phraseList(phrases.politeOpenings);

/** How many words from here on only ask to be told. */
export function politeOpening(words: readonly Word[], from: number): number {
  return POLITE.find((polite) => polite.every((lower, index) => words[from + index]?.lower === lower))?.length ?? 0;
}

/** The words between politeness and the question mark. */
export function trimmed(grammar: Grammar): { readonly from: number; readonly to: number } {
  let from = 0;
  let to = grammar.words.length;
  while (to > 0 && /^[?!.,;:]$/u.test(grammar.words[to - 1]?.lower ?? "")) to -= 1;
  // "the director of E was …": what is left unsaid is what is asked.
  if (!grammar.words.some((word) => WH.has(word.lower)) && BE.has(grammar.words[to - 1]?.lower ?? "")) to -= 1;
  for (let again = true; again;) {
    again = false;
    const opening = politeOpening(grammar.words, from);
    if (opening > 0 && from + opening < to) {
      from += opening;
      again = true;
    }
    if (MARKS.has(grammar.words[from]?.lower ?? "") && /^[,;:]$/u.test(grammar.words[from]?.lower ?? "")) {
      from += 1;
      again = true;
    }
  }
  return { from, to };
}
