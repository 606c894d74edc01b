import lists from "../language/data/linking-words.json" with { type: "json" };
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord, NEGATION } from "../language/function-words.ts";
import { isParticiple, isPast, isPlural } from "../language/word-forms.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { LIKENESS } from "../weights.ts";
import { endsAll, isInAll, kindBehindOf } from "./kinds-in-names.ts";
import type { PhraseToLink } from "./phrase-to-link.ts";
import { closeness, type RelationName, relationNames } from "./relation-names.ts";

/**
 * Does the name say more than the phrase? Then it may be that of another relation: a deputy mayor is no mayor, and no
 * list of words that make it another one is ever complete. Only a few words add nothing ("total"), as do those for the
 * things at the ends of the relation: "film director" is the director of what are all films.
 * @param content the words of the phrase that carry meaning
 */
export function saysMore(
  phrase: PhraseToLink,
  content: readonly Word[],
  name: RelationName,
  catalogue: Catalogue,
): boolean {
  // "Where" says nothing of what the place is called by.
  if (phrase.saidBy === "PREPOSITION") return false;
  const telling = tellingWords(name, catalogue);
  if (telling.length === 0) return false;
  const said = content.flatMap((word) => (word.text.includes("-") ? wordsOf(word.text.replaceAll("-", " ")) : [word]));
  const isSaid = (word: Word | undefined): boolean =>
    word !== undefined && said.some((each) => closeness(each, word) > 0);
  const matched = telling.filter(({ word }) => isSaid(word));
  return telling.some(({ word, isKind }) => {
    if (isKind || isSaid(word) || addsNothing(word, phrase, name)) return false;
    if (isOfOnlyNumber(word, phrase, name, catalogue)) return false;
    // "Starred actors" says one thing twice, and "religion or worldview" may be either.
    return (
      !matched.some((other) => closeness(other.word, word) >= LIKENESS.sameFamily) && !isAlternative(word, name, isSaid)
    );
  });
}

/** A word of a name that may tell one relation from another. */
interface TellingWord {
  readonly word: Word;
  /** Does it say what all things at an end of the relation are, which tells it from none? */
  readonly isKind: boolean;
}

/** Worked out once a name, which belongs to one catalogue: every phrase of a question is compared with many names. */
const known = new WeakMap<RelationName, readonly TellingWord[]>();

function tellingWords(name: RelationName, catalogue: Catalogue): readonly TellingWord[] {
  const found = known.get(name) ?? notIdle(name).map((word) => ({ word, isKind: isKindOfEnds(word, name, catalogue) }));
  known.set(name, found);
  return found;
}

/** The words of a name but those that add nothing to any. */
function notIdle({ separateWords: words }: RelationName): readonly Word[] {
  const idle = new Set<Word>();
  for (const phrase of PHRASES_ADDING_NOTHING) {
    const at = words.findIndex((_, index) => phrase.every((lower, offset) => words[index + offset]?.lower === lower));
    if (at >= 0) for (const word of words.slice(at, at + phrase.length)) idle.add(word);
  }
  return words.filter((word) => !idle.has(word) && (!isFunctionWord(word.lower) || NEGATION.has(word.lower)));
}

const PHRASES_ADDING_NOTHING = phraseList(lists.phrasesAddingNothing);

/** A word that says what the values are, where the phrase asks for such values. */
function addsNothing({ lower }: Word, { role, wanted }: PhraseToLink, { relation }: RelationName): boolean {
  if (ADDING_NOTHING.has(lower)) return true;
  // What leads through a node without a name is called by its end: the school of a career.
  if (relation.through !== undefined && isOnlyIn(lower, relation.through)) return true;
  if (TO_NUMBERS.has(lower)) return wanted === "NUMBER";
  const isOfDeed = TO_DEEDS.has(lower) || (relation.objectKind === "DATE" && TIMES_OF_DATES.has(lower));
  if (isOfDeed) return role !== "NOUN" || wanted === "DATE" || wanted === "PLACE";
  return relation.objectKind === "NUMBER" && UNITS.has(lower);
}

/** "Tickets sold" are the tickets, where the graph counts no others. */
function isOfOnlyNumber(
  { lower }: Word,
  { wanted }: PhraseToLink,
  { relation, separateWords: words }: RelationName,
  catalogue: Catalogue,
): boolean {
  const [noun, last] = words.slice(-2);
  if (wanted !== "NUMBER" || relation.objectKind !== "NUMBER" || last?.lower !== lower || !isPast(lower)) return false;
  if (noun === undefined || !isPlural(noun.lower)) return false;
  const names = noun.roots.flatMap((root) => relationNames(catalogue).byRoot.get(root) ?? []);
  const countsThem = (each: RelationName): boolean =>
    each.relation.objectKind === "NUMBER" && each.separateWords.some((word) => word.lower === noun.lower);
  return names.every((each) => each.relation === relation || !countsThem(each));
}

function isOnlyIn(lower: string, [first, second]: readonly [string, string]): boolean {
  const isIn = (name: string): boolean => wordsOf(name).some((word) => word.lower === lower);
  return isIn(first) && !isIn(second);
}

const ADDING_NOTHING = wordSet(lists.addingNothing);
const TO_NUMBERS = wordSet(lists.addingNothingToNumbers);
const TO_DEEDS = wordSet(lists.addingNothingToDeeds);
const TIMES_OF_DATES = wordSet(lists.timesOfDates);
const UNITS = wordSet(lists.unitsInNames);

/**
 * Does the word say what all things at an end are? Subjects are named in front of the head ("club captain"), objects by
 * the head ("birth city"), and either behind a preposition ("population of city", "member of political party"). The
 * kind of an object in front of the head tells some from others, as in "woman captain", unless what turns on it is a
 * participle: a "boat hired" is any boat that was.
 */
function isKindOfEnds(word: Word, name: RelationName, catalogue: Catalogue): boolean {
  const { subjectClasses, objectClasses } = name.relation;
  if (word.lower === name.head || isDoneTo(word, name)) return endsAll(word, objectClasses, catalogue);
  return kindBehindOf(name).includes(word)
    ? isInAll(word, subjectClasses, catalogue) || isInAll(word, objectClasses, catalogue)
    : endsAll(word, subjectClasses, catalogue);
}

/** The "boat" of "boat hired". */
function isDoneTo(word: Word, { separateWords: words, head }: RelationName): boolean {
  const deed = words[words.indexOf(word) + 1];
  return deed !== undefined && deed.lower === head && isParticiple(deed.lower);
}

function isAlternative(
  word: Word,
  { separateWords: words }: RelationName,
  isSaid: (word: Word | undefined) => boolean,
): boolean {
  const at = words.indexOf(word);
  return (
    (words[at - 1]?.lower === "or" && isSaid(words[at - 2])) || (words[at + 1]?.lower === "or" && isSaid(words[at + 2]))
  );
}
