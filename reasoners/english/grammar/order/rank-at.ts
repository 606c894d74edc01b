import lists from "../../language/data/orders.json" with { type: "json" };
import { gradedAdjective, gradedBehindDegree, ordinal } from "../../language/adjectives.ts";
import { isFunctionWord, MARKS } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

const NEXT = wordSet(lists.next);
const PREVIOUS = wordSet(lists.previous);
const MOST_WORDS_OF_A_NOUN = 3;

export interface Rank {
  readonly length: number;
  /** "Next", which "after" behind it says again. */
  readonly isNext: boolean;
  readonly order?: "after" | "before";
}

/** "First", "second largest", "most recent", "next". */
export function rankAt(words: readonly Word[], at: number): Rank | undefined {
  const lower = words[at]?.lower ?? "";
  if (NEXT.has(lower)) return { length: 1, isNext: true, order: "after" };
  if (PREVIOUS.has(lower)) return { length: 1, isNext: true, order: "before" };
  const isOrdinal = ordinal(lower) !== undefined;
  const next = isOrdinal ? at + 1 : at;
  const first = words[next]?.lower ?? "";
  if (gradedAdjective(first)?.degree === "superlative") return { length: next + 1 - at, isNext: false };
  if ((first === "most" || first === "least") && gradedBehindDegree(words[next + 1]?.lower ?? "") !== undefined)
    return { length: next + 2 - at, isNext: false };
  return isOrdinal ? { length: 1, isNext: false } : undefined;
}

/** Where the noun ends that begins at a word; the same place where there is none. */
export function nounEnd(words: readonly Word[], at: number): number {
  let end = at;
  while (end < words.length && end - at < MOST_WORDS_OF_A_NOUN && isNounWord(words[end])) end += 1;
  return end;
}

function isNounWord(word: Word | undefined): boolean {
  return word !== undefined && !isFunctionWord(word.lower) && !MARKS.has(word.lower) && word.text === word.lower;
}
