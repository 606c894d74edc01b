import lists from "../../language/data/orders.json" with { type: "json" };
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import type { WordOrder } from "../questions/word-order.ts";

const NEXT = wordSet(lists.next);
const PREVIOUS = wordSet(lists.previous);

/** "A's next film after B", "the previous film before B" are "A's film after B", "the film before B". */
export function nextSaid(words: readonly Word[]): readonly WordOrder[] {
  return words.flatMap(({ lower }, at): readonly WordOrder[] => {
    const order = NEXT.has(lower) ? "after" : PREVIOUS.has(lower) ? "before" : undefined;
    const isSaidTwice = order !== undefined && words.slice(at + 2).some((word) => word.lower === order);
    return isSaidTwice ? [{ words: words.toSpliced(at, 1), cost: ORDERS.nextSaid }] : [];
  });
}

/** Is it said twice that something comes next: "the next film after B"? */
export function isNextSaid(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? "";
  const order = NEXT.has(lower) ? "after" : PREVIOUS.has(lower) ? "before" : undefined;
  return order !== undefined && words.slice(at + 2).some((word) => word.lower === order);
}
