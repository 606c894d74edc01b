import people from "../language/data/people-words.json" with { type: "json" };
import lists from "../language/data/text-value-words.json" with { type: "json" };
import values from "../language/data/values.json" with { type: "json" };
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isFunctionWord, NEGATION } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";

/** Nouns for what only a list tells to be of the kind, with the list: names, which a dictionary leaves out. */
const LISTED: readonly (readonly [nouns: ReadonlySet<string>, members: ReadonlySet<string>])[] = [
  [wordSet(lists.dayNouns), wordSet(lists.days)],
  [wordSet(lists.monthNouns), wordSet(values.months)],
  [wordSet(lists.languages), wordSet([...people.demonyms, ...lists.otherLanguages])],
];
/** Of a description so much is read. */
const LONGEST_DESCRIPTION = 200;
/** As many steps up a noun may be: pine, conifer, tree. */
const MOST_STEPS_UP = 3;
/** Texts that are looked up in the dictionary. */
const MOST_TEXTS = 20;

/**
 * Are all the texts that a relation leads to of a kind that a noun says: days, languages, trees? By lists of names, by
 * the dictionary, or since the relation's description says the noun. False where nothing tells.
 */
export function areTextsOfKind(noun: string, relation: RelationEntry): boolean {
  if (relation.objectKind !== "TEXT" || relation.isTruth === true) return false;
  const nouns = [...new Set([noun, ...singularForms(noun)])];
  const texts = relation.texts ?? relation.values ?? [];
  const listed = LISTED.find(([names]) => nouns.some((each) => names.has(each)));
  if (texts.length > 0 && listed !== undefined) return texts.every((text) => listed[1].has(text.toLowerCase()));
  if (texts.length > 0 && texts.length <= MOST_TEXTS && texts.every((text) => isKindOf(text, nouns))) return true;
  return isDescribedAs(nouns, relation);
}

/** By the commoner senses of a word alone, or of its last one: "red clay" is soil as clay is. */
function isKindOf(text: string, nouns: readonly string[]): boolean {
  const last = wordsOf(text).at(-1)?.lower ?? "";
  let level: readonly string[] = englishDictionary().lemmasOf(last, "n");
  for (let step = 0; step < MOST_STEPS_UP && level.length > 0; step += 1) {
    level = [
      ...new Set(
        level.flatMap((each) =>
          englishDictionary()
            .kindsOf(each, "n")
            .map(({ word }) => word),
        ),
      ),
    ].slice(0, MOST_WORDS_OF_A_LEVEL);
    if (level.some((each) => nouns.includes(each))) return true;
  }
  return false;
}

const MOST_WORDS_OF_A_LEVEL = 40;

/** "Tongue of the songs.": what a description says first, and denies nothing. */
function isDescribedAs(nouns: readonly string[], { description = "" }: RelationEntry): boolean {
  const words: readonly Word[] = wordsOf(description.slice(0, LONGEST_DESCRIPTION));
  if (words.some(({ lower }) => NEGATION.has(lower))) return false;
  const end = words.findIndex(({ lower }, at) => at > 0 && isFunctionWord(lower));
  const first = words.slice(0, end < 0 ? words.length : end).findLast(({ lower }) => /^\p{L}/u.test(lower));
  return first !== undefined && [first.lower, ...singularForms(first.lower)].some((each) => nouns.includes(each));
}
