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

export const NAMING = wordSet("named called titled entitled known");

/** Words so general that a match of them alone says little. */
const GENERAL = wordSet("name date place genre part country title locate create region use number");

/** Verbs that leave it to their object to say what is done: "lists E as an influence", "held a position". */
export const LIGHT: ReadonlySet<string> = wordSet(`
  cause causes caused list lists listed originally primarily mainly mostly chiefly largely predominantly
  officially primary take takes took taken cite cites cited credit credits credited mention mentions mentioned name names give gives gave given get gets got hold holds held lie lies play plays
  played
`);

export function weight(word: Word): number {
  if (LIGHT.has(word.lower)) return LINKING.lightWord;
  return word.roots.some((root) => GENERAL.has(root)) ? LINKING.generalWord : 1;
}

/** "influenced the work of E" is said of E. */
export const METONYMS: ReadonlySet<string> = wordSet(`
  work works art style life music writing writings career thinking thought paintings poetry
`);
