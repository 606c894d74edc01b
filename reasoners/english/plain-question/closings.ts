import lists from "../language/data/frames.json" with { type: "json" };
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { frameOf, longest } from "./frames.ts";

const CLOSINGS = lists.closings.map(frameOf);
const PROVISOS = lists.provisos.map(frameOf);
const WORDS_OF_PROVISOS = wordSet(lists.provisoWords);
const ENDS: ReadonlySet<string> = new Set(["?", "!", "."]);

/**
 * Where a question ends: before the last comma, where all behind it only asks to be told, or says that what is asked
 * need not be known ("…, if anybody has kept a note of it", "…, can you tell me?").
 *
 * @returns The index of the first word behind the question
 */
export function closingFrom(words: readonly Word[]): number {
  const lowers = words.map(({ lower }) => lower);
  let end = lowers.length;
  while (end > 0 && ENDS.has(lowers[end - 1] ?? "")) end -= 1;
  const comma = Math.max(lowers.lastIndexOf(",", end - 1), lowers.lastIndexOf(";", end - 1));
  if (comma < 1 || comma >= end - 1) return words.length;
  const isClosing = longest(CLOSINGS, lowers, comma + 1) === end - comma - 1;
  return isClosing || isProviso(lowers, comma + 1, end) ? comma : words.length;
}

function isProviso(lowers: readonly string[], from: number, to: number): boolean {
  const opening = longest(PROVISOS, lowers, from);
  return opening > 0 && lowers.slice(from + opening, to).every((lower) => WORDS_OF_PROVISOS.has(lower));
}
