import lists from "../../language/data/time-words.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

const NOW = wordSet(lists.nowOfRelation);

const PAST = wordSet(lists.pastOfRelation);

/** "was formerly married to", "used to be married to", "is currently": facts that have ended, facts that hold. */
export function timeOf(words: readonly Word[]): "now" | "past" | undefined {
  if (words.some((word) => PAST.has(word.lower))) return "past";
  if (words.some((_, index) => isUsedTo(words, index))) return "past";
  return words.some((word) => NOW.has(word.lower)) ? "now" : undefined;
}

/** The words without those that say only when. */
export function withoutTime(words: readonly Word[]): readonly Word[] {
  return words.filter((word, index) => !NOW.has(word.lower) && !PAST.has(word.lower) && !isUsedTo(words, index));
}

/** "used to be", "did he use to be": the verb that says that a fact has ended. */
function isUsedTo(words: readonly Word[], index: number): boolean {
  return /^used?$/u.test(words[index]?.lower ?? "") && words[index + 1]?.lower === "to";
}
