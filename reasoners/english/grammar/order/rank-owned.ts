import { BE, DETERMINERS, isAuxiliary, MARKS, PREPOSITIONS, WH } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import { wordLike, type WordOrder } from "../questions/word-order.ts";
import { nounEnd, rankAt } from "./rank-at.ts";

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
    const end = nounEnd(words, noun);
    if (end === noun) return [];
    const said = rank.isNext ? words.slice(noun, end) : words.slice(at + 1, end);
    if (rank.isNext && !words.slice(end).some((word) => word.lower === rank.order)) return [];
    const place = words[at];
    return startsOfOwner(words, start, at, end).map((begin) => ({
      words: [
        ...words.slice(0, begin),
        wordLike(place, "the"),
        ...said,
        wordLike(place, "of"),
        ...words.slice(begin, at),
        ...words.slice(end),
      ],
      cost: ORDERS.nextSaid,
    }));
  });
}

/** "Was F E's first film": where nothing stands behind, F stands in front, and E begins behind it. */
function startsOfOwner(words: readonly Word[], start: number, at: number, end: number): readonly number[] {
  const isWhether = start === 1 && BE.has(words[0]?.lower ?? "");
  if (!isWhether || words.slice(end).some(({ lower }) => !MARKS.has(lower))) return [start];
  return Array.from({ length: at - start - 1 }, (_, index) => start + 1 + index);
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
