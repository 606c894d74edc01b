import lists from "../language/data/graph-led-words.json" with { type: "json" };
import { DETERMINERS, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";

const PRONOUNS = wordSet(lists.pronouns);
const POSSESSIVES = wordSet(lists.possessivePronouns);

/** Behind a name in front, a pause is a mark, or a dash, which is no word and leaves a gap. */
const LEAST_GAP = 3;

/**
 * The words as they stand; and where one pronoun stands for what was put in front, with that in its place: "E, who drew
 * its plans" is "who drew E's plans".
 */
export function ordersOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const pronouns = words.flatMap(({ lower }, at) => (PRONOUNS.has(lower) || POSSESSIVES.has(lower) ? [at] : []));
  const [pronoun, ...others] = pronouns;
  const pause = words.findIndex((_, at) => at > 0 && isPause(words, at));
  if (pronoun === undefined) return [words];
  if (others.length > 0 || pause < 1 || pause > pronoun) return [];
  const name = words.slice(0, pause).map(inside);
  const rest = words.slice(MARKS.has(words[pause]?.lower ?? "") ? pause + 1 : pause, pronoun);
  const owned = POSSESSIVES.has(words[pronoun]?.lower ?? "") ? [OWNER] : [];
  return [[...rest, ...name, ...owned, ...words.slice(pronoun + 1)]];
}

/** An article has no capital inside a sentence. */
function inside(word: Word, at: number): Word {
  return at === 0 && DETERMINERS.has(word.lower) ? { ...word, text: word.lower } : word;
}

const OWNER: Word = { text: "'s", lower: "'s", roots: ["'s"], start: -1, end: -1 };

function isPause(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (before === undefined || word === undefined) return false;
  return MARKS.has(word.lower) || word.start - before.end >= LEAST_GAP;
}
