import lists from "../../language/data/time-words.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

/** Verbs of beginning and ending: their time is that of the change. */
const INCEPTIVE = wordSet(lists.changing);

/** True for words that say a change; "married to E" is a state, unlike "married E" and "got married to E". */
export function isChange(words: readonly Word[]): boolean {
  const isState = !words.some(({ lower }) => lower === "got" || lower === "get");
  return words.some(
    ({ lower }, index) => INCEPTIVE.has(lower) && !(isState && lower === "married" && words[index + 1]?.lower === "to"),
  );
}
