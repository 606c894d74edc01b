import { MARKS } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { ORDERS } from "../../weights.ts";
import { wordLike, type WordOrder } from "../questions/word-order.ts";

const EACH: ReadonlySet<string> = new Set(["each", "every"]);
const OWNING: ReadonlySet<string> = new Set(["its", "their", "his", "her"]);
const SUBJECTS: ReadonlySet<string> = new Set(["it", "they", "he", "she"]);
const MOST_WORDS_OF_A_NOUN = 3;

/** "For each", "for every", and not "for each other". */
export function isOfEachInFront(words: readonly Word[], at: number): boolean {
  return words[at]?.lower === "for" && EACH.has(words[at + 1]?.lower ?? "") && words[at + 2]?.lower !== "other";
}

/**
 * "For each country of E, who is the mayor of its capital?" is "who is the mayor of the capital of each country of E?",
 * and "for each film, when was it released?" is "when was each film released?".
 */
export function eachInFront(words: readonly Word[]): readonly WordOrder[] {
  const comma = words.findIndex(({ lower }) => lower === ",");
  if (!isOfEachInFront(words, 0) || comma < 3) return [];
  let end = words.length;
  while (end > comma && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const asked = words.slice(comma + 1, end);
  const at = asked.findIndex(({ lower }) => OWNING.has(lower) || SUBJECTS.has(lower));
  const pronoun = asked[at];
  if (pronoun === undefined) return [];
  const each = [wordLike(words[1], "each"), ...words.slice(2, comma)];
  const before = asked.slice(0, at);
  if (SUBJECTS.has(pronoun.lower))
    return [{ words: [...before, ...each, ...asked.slice(at + 1)], cost: ORDERS.behindComma }];
  const orders: WordOrder[] = [];
  for (let length = 1; length <= MOST_WORDS_OF_A_NOUN && at + length < asked.length; length += 1) {
    const noun = asked.slice(at + 1, at + 1 + length);
    const behind = asked.slice(at + 1 + length);
    const owned = [wordLike(pronoun, "the"), ...noun, wordLike(words[0], "of"), ...each];
    orders.push({ words: [...before, ...owned, ...behind], cost: ORDERS.behindComma });
  }
  return orders;
}
