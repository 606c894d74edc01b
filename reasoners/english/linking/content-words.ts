import lists from "../language/data/linking-words.json" with { type: "json" };
import { isFunctionWord } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LINKING } from "../weights.ts";

/** The words that say which relation is meant. "named" introduces a name and says nothing where other words do. */
export function contentOf(words: readonly Word[]): readonly Word[] {
  const content = words.filter((word) => !isFunctionWord(word.lower));
  const others = content.filter((word) => !NAMING.has(word.lower));
  return others.length > 0 ? others : content;
}

export const NAMING = wordSet(lists.naming);

/** Words so general that a match of them alone says little. */
const GENERAL = wordSet(lists.general);

/** Verbs that leave it to their object to say what is done: "lists E as an influence", "held a position". */
export const LIGHT = wordSet(lists.light);

export function weight(word: Word): number {
  if (LIGHT.has(word.lower)) return LINKING.lightWord;
  return word.roots.some((root) => GENERAL.has(root)) ? LINKING.generalWord : 1;
}

/** "influenced the work of E" is said of E. */
export const METONYMS = wordSet(lists.metonyms);
