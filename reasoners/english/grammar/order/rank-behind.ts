import { BE, PREPOSITIONS, WH } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import { wordLike, type WordOrder } from "../questions/word-order.ts";
import { nounEnd, rankAt } from "./rank-at.ts";

/** "The tallest tower per town" is that of each town. */
export function rankPerEach(words: readonly Word[]): readonly WordOrder[] {
  return words.flatMap((_word, at): readonly WordOrder[] => {
    const rank = rankAt(words, at);
    if (rank === undefined || rank.isNext) return [];
    const noun = at + rank.length;
    const end = nounEnd(words, noun);
    const said = words[end];
    if (end === noun || end >= words.length - 1 || said?.lower !== "per") return [];
    return [{ words: words.toSpliced(end, 1, wordLike(said, "of"), wordLike(said, "each")), cost: ORDERS.nextSaid }];
  });
}

/** "Which peak is the highest in E", "which peak in E is the highest" are "what is the highest peak in E". */
export function rankBehind(words: readonly Word[]): readonly WordOrder[] {
  const start = words.findIndex(({ lower }) => lower === "which" || lower === "what");
  if (start < 0 || start > 1) return [];
  const end = nounEnd(words, start + 1);
  if (end === start + 1) return [];
  const be = words.findIndex(({ lower }, at) => at >= end && BE.has(lower));
  if (be < 0 || words[be + 1]?.lower !== "the") return [];
  const between = words.slice(end, be);
  if (between.length > 0 && !isPlain(between)) return [];
  const rank = rankAt(words, be + 2);
  if (rank === undefined || rank.isNext) return [];
  const behind = words.slice(be + 2 + rank.length);
  const first = behind[0]?.lower ?? "";
  // "Which film is the first film of E": the noun is said again.
  if (first !== "" && !PREPOSITIONS.has(first) && first !== "?" && first !== ".") return [];
  const order = [
    ...words.slice(0, start),
    wordLike(words[start], "what"),
    ...words.slice(be, be + 2 + rank.length),
    ...words.slice(start + 1, end),
    ...between,
    ...behind,
  ];
  return [{ words: order, cost: ORDERS.rankBehind }];
}

/** "In each country", "by E": a preposition with what stands behind it, and no clause. */
function isPlain(words: readonly Word[]): boolean {
  return (
    PREPOSITIONS.has(words[0]?.lower ?? "") &&
    words.every(({ lower }) => !WH.has(lower) && lower !== "that" && lower !== ",")
  );
}
