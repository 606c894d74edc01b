import { politeOpening } from "../grammar/questions/politeness.ts";
import { DETERMINERS, isFunctionWord, MARKS } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";

/** More words are no telegram. */
const MOST_WORDS = 14;

/**
 * The words without politeness, articles and marks; undefined where there are others that only join words.
 * @param joining Small words that may
 */
export function wordsSaid(question: string, joining?: string): readonly Word[] | undefined {
  const all = wordsOf(question);
  const words = all.slice(politeOpening(all, 0)).filter(({ lower }) => !MARKS.has(lower) || lower === ",");
  const said = words.filter(({ lower }) => !DETERMINERS.has(lower));
  const isPlain = said.every(({ lower }) => lower !== "," && (lower === joining || !isFunctionWord(lower)));
  return isPlain && said.length <= MOST_WORDS ? said : undefined;
}
