import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

export const NOW = wordSet("currently presently now nowadays today");

export const PAST = new Set(["formerly", "previously", "once"]);

/** "was formerly married to", "used to be married to", "is currently": facts that have ended, facts that hold. */
export function timeOf(words: readonly Word[]): "now" | "past" | undefined {
  if (words.some((word) => PAST.has(word.lower))) return "past";
  if (words.some((word, index) => word.lower === "used" && words[index + 1]?.lower === "to")) return "past";
  return words.some((word) => NOW.has(word.lower)) ? "now" : undefined;
}
