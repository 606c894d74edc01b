import lists from "../language/data/linking-words.json" with { type: "json" };
import type { RelationPhrase } from "../../../engine/question/form/logical-form.ts";
import { wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { isNamed } from "../grammar/relation/called-by.ts";

/** Words that say no more than that something is in something, or a part or a member of it. */
const BELONGING = wordSet(lists.belongingTo);

/** Is that all that is said? */
export function onlyBelongs(words: readonly Word[]): boolean {
  return words.length > 0 && words.every(({ lower }) => BELONGING.has(lower));
}

/**
 * "Movement belong to", of what is called somebody's movement: the relation says the kind of thing to which something
 * belongs, and so that it does.
 */
export function saysToBelong({ text, candidates }: RelationPhrase, lower: string): boolean {
  const words = wordsOf(text);
  const noun = words.findLastIndex((word) => !BELONGING.has(word.lower));
  const [last, behind] = [words[noun], words.slice(noun + 1)];
  if (last === undefined || candidates.length === 0 || !behind.some((word) => word.lower === lower)) return false;
  return candidates.every(({ label }) => isNamed(label, last.lower));
}
