import { gradedAdjective } from "../../language/adjectives.ts";
import { DETERMINERS, isAuxiliary, MARKS, PREPOSITIONS } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import type { WordOrder } from "../questions/word-order.ts";
import { beforeMeasure } from "../totals/aggregate.ts";

/**
 * "The highest average price" is "the highest price, on average", and so is "a total price of more than 20": what says
 * that numbers are taken together is read at the end.
 */
export function takenTogether(words: readonly Word[]): readonly WordOrder[] {
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  for (let at = 2; at < end - 1; at += 1) {
    const found = beforeMeasure(words, at);
    if (found === undefined || (found.how !== "sum" && found.how !== "mean")) continue;
    const [before, next] = [words[at - 1]?.lower ?? "", words[at + found.length]?.lower ?? ""];
    if (isFunction(next)) continue;
    const isRanked = gradedAdjective(before)?.degree !== undefined || before === "most" || before === "least";
    const isHad = DETERMINERS.has(before) && (before === "a" || before === "an");
    if (!isRanked && !isHad) continue;
    const moved = words.slice(at, at + found.length);
    return [
      {
        words: [...words.slice(0, at), ...words.slice(at + found.length, end), ...moved],
        cost: ORDERS.takenTogether,
      },
    ];
  }
  return [];
}

function isFunction(lower: string): boolean {
  return lower === "" || MARKS.has(lower) || PREPOSITIONS.has(lower) || isAuxiliary(lower);
}
