import lists from "../language/data/linking-words.json" with { type: "json" };
import { singularForms } from "../../../engine/text/plural.ts";
import { isPast, isPlural } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import type { RelationName } from "./relation-names.ts";

/**
 * Is a number by that name no number of what the phrase counts? "How many members" is told by "members", "number of
 * members" and "member count", and neither by what only has the noun in its name ("member fee") nor by a noun in the
 * singular ("length") or a number of some unit.
 * @param content the words of the phrase that carry meaning
 */
export function isOtherNumber(
  { wanted }: PhraseToLink,
  content: readonly Word[],
  { relation, separateWords: words, head }: RelationName,
): boolean {
  if (wanted !== "NUMBER" || relation.objectKind !== "NUMBER") return false;
  const counted = content.filter(({ lower }) => isPlural(lower));
  const named = words.filter((word) => counted.some((noun) => isSameNoun(noun, word)));
  if (named.length === 0) return false;
  // "Copies sold" are copies.
  const isHead = (word: Word): boolean => {
    const last = words.at(-1)?.lower ?? "";
    return word.lower === head || (words.indexOf(word) === words.length - 2 && isPast(last));
  };
  const isCount =
    words.some(({ lower }) => COUNTS.has(lower)) || named.some((word) => isPlural(word.lower) && isHead(word));
  // "Working hours" in hours are counted by their name.
  const { unit } = relation;
  return !isCount || (unit !== undefined && !named.some(({ lower }) => singularForms(lower).includes(unit)));
}

/** Words that make a number of a noun: "number of members", "member count". */
const COUNTS = wordSet(lists.addingNothingToNumbers);

function isSameNoun(noun: Word, word: Word): boolean {
  const forms = singularForms(word.lower);
  return singularForms(noun.lower).some((form) => forms.includes(form));
}
