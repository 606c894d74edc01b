import lists from "../language/data/node-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { DETERMINERS, isAuxiliary, MARKS } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { LIKENESS } from "../weights.ts";
import { isSaidAsNoun, isSameNoun, namingWords } from "./deeds-of-classes.ts";
import { closeness } from "./relation-names.ts";

const PERSONS = wordSet(lists.persons);
const OFTEN = wordSet(lists.often);
const TIMES = wordSet(lists.times);
/** Behind "how many". */
const MOST_WORDS_COUNTED = 4;

/** Are people counted, whoever they are? */
export function countsPeople(words: readonly Word[]): boolean {
  return countedIn(words).some(isOfPeople);
}

export function isOfPeople({ lower }: Word): boolean {
  return PERSONS.has(lower);
}

/** Is the class what stands behind "how many", or is counted by "how often"? */
export function isCounted(iri: string, words: readonly Word[], catalogue: Catalogue): boolean {
  const counted = countedIn(words);
  if (counted.length === 0) return isSaidAsNoun(iri, words, catalogue) || words.some(({ lower }) => OFTEN.has(lower));
  if (counted.some(({ lower }) => TIMES.has(lower))) return true;
  return namingWords(iri, catalogue).some((each) =>
    counted.some((word) => isSameNoun(word, each) || closeness(word, each) >= LIKENESS.synonym),
  );
}

/** The words behind "how many", before a verb. */
export function countedIn(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(({ lower }, index) => lower === "how" && words[index + 1]?.lower === "many") + 2;
  if (at < 2) return [];
  const behind = words.slice(at).filter(({ lower }) => !DETERMINERS.has(lower));
  const to = behind.findIndex(({ lower }) => isAuxiliary(lower) || MARKS.has(lower));
  return behind.slice(0, Math.min(MOST_WORDS_COUNTED, to < 0 ? behind.length : to));
}
