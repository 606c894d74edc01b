import lists from "../../language/data/orders.json" with { type: "json" };
import { gradedAdjective, gradedBehindDegree, ordinal } from "../../language/adjectives.ts";
import { DETERMINERS, isAuxiliary, isFunctionWord, MARKS, PREPOSITIONS, WH } from "../../language/function-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import { wordLike, type WordOrder } from "../questions/word-order.ts";

const NEXT = wordSet(lists.next);
const PREVIOUS = wordSet(lists.previous);
const MOST_WORDS_OF_A_NOUN = 3;

/**
 * "E's first film" is "the first film of E", and "E's next film after F" "the film of E after F": what is first of
 * several things is no thing of that name.
 */
export function rankOwned(words: readonly Word[]): readonly WordOrder[] {
  return words.flatMap(({ lower }, at): readonly WordOrder[] => {
    if (lower !== "'s") return [];
    const rank = rankAt(words, at + 1);
    const start = ownerBefore(words, at);
    if (rank === undefined || start === at) return [];
    const noun = at + 1 + rank.length;
    let end = noun;
    while (end < words.length && end - noun < MOST_WORDS_OF_A_NOUN && isNounWord(words[end])) end += 1;
    if (end === noun) return [];
    const said = rank.isNext ? words.slice(noun, end) : words.slice(at + 1, end);
    if (rank.isNext && !words.slice(end).some((word) => word.lower === rank.order)) return [];
    const place = words[at];
    const order = [
      ...words.slice(0, start),
      wordLike(place, "the"),
      ...said,
      wordLike(place, "of"),
      ...words.slice(start, at),
      ...words.slice(end),
    ];
    return [{ words: order, cost: ORDERS.nextSaid }];
  });
}

interface Rank {
  readonly length: number;
  /** "Next", which "after" behind it says again. */
  readonly isNext: boolean;
  readonly order?: "after" | "before";
}

/** "First", "second largest", "most recent", "next". */
function rankAt(words: readonly Word[], at: number): Rank | undefined {
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

/** Where the words begin that say whose it is: a name, or a noun with its article. */
function ownerBefore(words: readonly Word[], at: number): number {
  let start = at;
  while (start > 0 && isOwnerWord(words[start - 1])) start -= 1;
  // "Who directed E's first film": the verb is no part of the name.
  const name = words.findIndex(({ text, lower }, index) => index >= start && index < at && text !== lower);
  const begins = name < 0 ? start : name;
  return begins > 0 && DETERMINERS.has(words[begins - 1]?.lower ?? "") ? begins - 1 : begins;
}

function isOwnerWord(word: Word | undefined): boolean {
  const lower = word?.lower ?? "";
  const isBound = isAuxiliary(lower) || WH.has(lower) || PREPOSITIONS.has(lower) || MARKS.has(lower);
  return word !== undefined && !isBound && lower !== "and" && lower !== "'s";
}

function isNounWord(word: Word | undefined): boolean {
  return word !== undefined && !isFunctionWord(word.lower) && !MARKS.has(word.lower) && word.text === word.lower;
}
