import { BE, isFunctionWord, MARKS, WH } from "../../language/function-words.ts";
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

/** "What is the capital?" of each is what is its capital. */
function ownNoun(asked: readonly Word[]): number {
  const isWhole = WH.has(asked[0]?.lower ?? "") && BE.has(asked[1]?.lower ?? "") && asked[2]?.lower === "the";
  return isWhole && asked.slice(3).every(({ lower }) => !isFunctionWord(lower)) ? 2 : -1;
}

/**
 * "For each country of E, who is the mayor of its capital?" is "who is the mayor of the capital of each country of E?",
 * and "for each film, when was it released?" is "when was each film released?".
 */
export function eachInFront(words: readonly Word[]): readonly WordOrder[] {
  const comma = words.findIndex(({ lower }) => lower === ",");
  // "For each film who directed it": the question word begins what is asked, too.
  const begin = comma < 0 ? words.findIndex(({ lower }) => WH.has(lower)) : comma;
  if (!isOfEachInFront(words, 0) || begin < 3) return [];
  let end = words.length;
  while (end > begin && MARKS.has(words[end - 1]?.lower ?? "")) end -= 1;
  const asked = words.slice(comma < 0 ? begin : comma + 1, end);
  const own = asked.findIndex(({ lower }) => OWNING.has(lower) || SUBJECTS.has(lower));
  const at = own < 0 ? ownNoun(asked) : own;
  const pronoun = asked[at];
  if (pronoun === undefined) return [];
  const each = [wordLike(words[1], "each"), ...words.slice(2, begin)];
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
