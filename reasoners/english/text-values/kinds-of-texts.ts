import people from "../language/data/people-words.json" with { type: "json" };
import lists from "../language/data/text-value-words.json" with { type: "json" };
import values from "../language/data/values.json" with { type: "json" };
import type { RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { singularForms } from "../../../engine/text/plural.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { isFunctionWord, NEGATION } from "../language/function-words.ts";
import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";

interface KindListed {
  readonly nouns: ReadonlySet<string>;
  readonly members: ReadonlySet<string>;
}

/** Kinds of what only a list tells to be one: names, which a dictionary leaves out. */
const DAYS: KindListed = { nouns: wordSet(lists.dayNouns), members: wordSet(lists.days) };
const MONTHS: KindListed = { nouns: wordSet(lists.monthNouns), members: wordSet(values.months) };
const LANGUAGES: KindListed = {
  nouns: wordSet(lists.languages),
  members: wordSet([...people.demonyms, ...lists.otherLanguages]),
};
const LISTED = [DAYS, MONTHS, LANGUAGES];
/** Of a description so much is read. */
const LONGEST_DESCRIPTION = 200;
/** As many steps up a noun may be: pine, conifer, tree. */
const MOST_STEPS_UP = 3;
const MOST_WORDS_OF_A_LEVEL = 40;
/** Texts that are looked up in the dictionary. */
const MOST_TEXTS = 20;

/** Told once for a noun and a relation: a question asks it of the same ones for each of its readings. */
const known = new WeakMap<RelationEntry, Map<string, boolean>>();
/** Nouns are words of questions: so many are remembered of one relation. */
const MOST_NOUNS = 200;

/**
 * Are all the texts that a relation leads to of a kind that a noun says: days, languages, trees? By lists of names, by
 * the dictionary, or since the relation's description says the noun. False where nothing tells.
 * @param noun in lower case
 */
export function areTextsOfKind(noun: string, relation: RelationEntry): boolean {
  if (relation.objectKind !== "TEXT" || relation.isTruth === true) return false;
  const told = known.get(relation) ?? new Map<string, boolean>();
  const found = told.get(noun) ?? isTold([...new Set([noun, ...singularForms(noun)])], relation);
  if (told.size < MOST_NOUNS) told.set(noun, found);
  known.set(relation, told);
  return found;
}

function isTold(nouns: readonly string[], relation: RelationEntry): boolean {
  const texts = textsOf(relation);
  const listed = LISTED.find((kind) => nouns.some((each) => kind.nouns.has(each)));
  if (listed !== undefined && areAllOf(texts, listed)) return true;
  // What a list leaves out is none of the kind by the dictionary.
  const mayBeLookedUp = listed === undefined && texts.length > 0 && texts.length <= MOST_TEXTS;
  if (mayBeLookedUp && texts.every((text) => isKindOf(text, nouns))) return true;
  return isDescribedAs(nouns, relation);
}

/**
 * Does a relation lead to days of the week, or to months, written in words?
 * @param noun what they must be called, in lower case; either where it is left out
 */
export function leadsToTimes(relation: RelationEntry, noun?: string): boolean {
  if (relation.objectKind !== "TEXT") return false;
  const nouns = noun === undefined ? [] : [noun, ...singularForms(noun)];
  return [DAYS, MONTHS].some(
    (kind) => (noun === undefined || nouns.some((each) => kind.nouns.has(each))) && areAllOf(textsOf(relation), kind),
  );
}

function textsOf({ texts, values: ofAList }: RelationEntry): readonly string[] {
  return texts ?? ofAList ?? [];
}

function areAllOf(texts: readonly string[], { members }: KindListed): boolean {
  return texts.length > 0 && texts.every((text) => members.has(text.toLowerCase()));
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

/** "Tongue of the songs.": what a description says first, and denies nothing. */
function isDescribedAs(nouns: readonly string[], { description = "" }: RelationEntry): boolean {
  const words: readonly Word[] = wordsOf(description.slice(0, LONGEST_DESCRIPTION));
  if (words.some(({ lower }) => NEGATION.has(lower))) return false;
  const end = words.findIndex(({ lower }, at) => at > 0 && isFunctionWord(lower));
  const first = words.slice(0, end < 0 ? words.length : end).findLast(({ lower }) => /^\p{L}/u.test(lower));
  return first !== undefined && [first.lower, ...singularForms(first.lower)].some((each) => nouns.includes(each));
}
