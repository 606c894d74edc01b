import lists from "../language/data/described-words.json" with { type: "json" };
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { gradedAdjective } from "../language/adjectives.ts";
import { BE, BOUNDS, DETERMINERS, isFunctionWord, MARKS, MODAL, PREPOSITIONS, WH } from "../language/function-words.ts";
import { isGeneral } from "../language/general-nouns.ts";
import { wordSet } from "../language/word-set.ts";
import { isPast } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { classEntry } from "./known-entries.ts";
import { labelWords } from "./label-words.ts";
import { plainName } from "./plain-name.ts";

/** Of a description, so much is read. */
const LONGEST_DESCRIPTION = 120;
/** A noun phrase of more words explains, and names nothing. */
const MOST_WORDS = 4;

/** What there is of many things: whose it is belongs to the name. */
const OF_MANY_THINGS = wordSet(lists.ofManyThings);
/** Nouns of times say nothing without the clause behind them: "day on which …". */
const TIMES = wordSet(lists.times);

/**
 * The catalogue in which relations are also called by the noun that their descriptions begin with: one that is
 * described as "Number of the badge." as "badge number", "The smith who forged the blade." as "smith". Not where
 * another relation or a class is called so, or two are described alike.
 */
export function withDescribedNames(catalogue: Catalogue): Catalogue {
  const described = catalogue.relations.map((relation) => describedNames(relation, catalogue));
  if (described.every((names) => names.length === 0)) return catalogue;
  const taken = new Map<string, number>();
  const take = (name: string): unknown => taken.set(name, (taken.get(name) ?? 0) + 1);
  for (const { label, aliases } of [...catalogue.relations, ...catalogue.classes])
    for (const name of new Set([label, ...aliases].map(plainName))) take(name);
  for (const name of described.flat()) take(name);
  const relations = catalogue.relations.map((relation, at): RelationEntry => {
    const free = (described[at] ?? []).filter((name) => taken.get(name) === 1);
    return free.length === 0 ? relation : { ...relation, aliases: [...relation.aliases, ...free] };
  });
  return { ...catalogue, relations };
}

/**
 * What a description says that something is; none where it says how it is used, or nothing but a clause. The greatest
 * number of guests, or the number of those that can be let in, is also a capacity.
 */
function describedNames({ description, subjectClasses }: RelationEntry, catalogue: Catalogue): readonly string[] {
  if (description === undefined) return [];
  const words = firstSentence(wordsOf(description.slice(0, LONGEST_DESCRIPTION)));
  const name = describedName(words, subjectClasses, catalogue);
  if (name === undefined) return [];
  const counted = /^number of (.+)$/u.exec(name)?.[1];
  return counted !== undefined && isLimit(words) ? [name, `capacity for ${counted}`] : [name];
}

/** "Greatest number of …", "number of … that can be let in": and not a number on the busiest day. */
function isLimit(words: readonly Word[]): boolean {
  const number = words.findIndex(({ lower }) => lower === "number");
  const before = words[number - 1];
  if (isExtreme(before) || GREATEST.has(before?.lower ?? "")) return true;
  const clause = words.findIndex(({ lower }, at) => at > number && (WH.has(lower) || lower === "that"));
  return clause > 0 && (MODAL.has(words[clause + 1]?.lower ?? "") || words.slice(clause).some(isAllowed));
}

const GREATEST = wordSet(lists.greatest);
const ALLOWED = wordSet(lists.allowed);

function isAllowed({ lower }: Word): boolean {
  return ALLOWED.has(lower);
}

function describedName(
  words: readonly Word[],
  subjectClasses: readonly string[],
  catalogue: Catalogue,
): string | undefined {
  const owner = words.findIndex(({ lower }) => lower === "'s");
  const isOwned = owner === 2 && DETERMINERS.has(words[0]?.lower ?? "");
  let from = isOwned ? owner + 1 : 0;
  while (DETERMINERS.has(words[from]?.lower ?? "") || isExtreme(words[from])) from += 1;
  const to = endOfNoun(words, from);
  const noun = words.slice(from, to);
  const head = noun.at(-1);
  if (head === undefined || noun.length > MOST_WORDS || !noun.every(isPlain) || !isNoun(head.lower)) return undefined;
  // One of several that it may be, or one word, says only of what kind it is, unless it says who does something.
  const isAlone = noun.length === 1 && !isAgent(head.lower) && !OF_MANY_THINGS.has(head.lower);
  if (!isOwned && (isAlone || OTHERS.has(words[to]?.lower ?? ""))) return undefined;
  if (noun.some(({ lower }) => lower.endsWith("ly"))) return undefined;
  // "The owner before the present one" is not the owner.
  if (EXCEPTING.has(words[to]?.lower ?? "")) return undefined;
  const whole = noun.map(({ lower }) => lower).join(" ");
  if (words[to]?.lower === "of") {
    const isSubject = (word: Word): boolean => isOfClasses(word, subjectClasses, catalogue);
    return ofWhole(words, to, whole, head.lower, isSubject);
  }
  // One word that a clause narrows says only of what kind it is, unless it says who does something.
  const isNarrowed = words.slice(to, to + 2).some(({ lower }) => WH.has(lower) || lower === "that");
  if (isNarrowed && noun.length === 1 && !isAgent(head.lower)) return undefined;
  return isGeneral(head.lower) || (isNarrowed && TIMES.has(head.lower)) ? undefined : whole;
}

function firstSentence(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ lower }, at) => at > 0 && MARKS.has(lower));
  return end < 0 ? words : words.slice(0, end);
}

/** "Greatest number of guests", and not "last day". */
function isExtreme(word: Word | undefined): boolean {
  return word?.lower.endsWith("est") === true && gradedAdjective(word.lower)?.degree === "superlative";
}

/** Where the noun ends: before a preposition, a clause or a participle. */
function endOfNoun(words: readonly Word[], from: number): number {
  const end = words.findIndex(
    ({ lower }, at) =>
      at > from &&
      (isFunctionWord(lower) || PREPOSITIONS.has(lower) || BOUNDS.has(lower) || (isPast(lower) && !isNoun(lower))),
  );
  return end < 0 ? words.length : end;
}

const OTHERS: ReadonlySet<string> = new Set([",", "or", "and", "("]);
const DEFINITE: ReadonlySet<string> = new Set([...DETERMINERS, "one"]);
const EXCEPTING = wordSet(lists.excepting);
const OTHER_ONES = wordSet(lists.otherOnes);

/** Does a class of what has the relation go by the word, or one above it? */
function isOfClasses({ roots }: Word, subjectClasses: readonly string[], catalogue: Catalogue): boolean {
  const all = subjectClasses.flatMap((iri) => [iri, ...(classEntry(catalogue, iri)?.ancestors ?? [])]);
  return all.some((iri) => labelWords(iri, catalogue).some((word) => word.roots.some((root) => roots.includes(root))));
}

/** "Number of the badge" as "badge number", "language of instruction" as it is, "village of the firm" as "village". */
function ofWhole(
  words: readonly Word[],
  of: number,
  whole: string,
  head: string,
  isSubject: (word: Word) => boolean,
): string | undefined {
  // "The author of another book" is nobody's author here.
  if (words.slice(of).some(({ lower }) => OTHER_ONES.has(lower))) return undefined;
  const isDefinite = DEFINITE.has(words[of + 1]?.lower ?? "");
  const from = of + (isDefinite ? 2 : 1);
  const owner = words.slice(from, endOfNoun(words, from));
  const [only, ...others] = owner;
  if (only === undefined || others.length > 1 || !owner.every(isPlain)) return undefined;
  // "Number of protons found in the nucleus": what is done to them belongs to no name.
  if (owner.some(({ lower }) => isPast(lower) || lower.endsWith("ing"))) return undefined;
  const said = owner.map(({ lower }) => lower).join(" ");
  if (!isDefinite) return `${whole} of ${said}`;
  if (OF_MANY_THINGS.has(head)) return whole === head ? `${said} ${head}` : undefined;
  return isGeneral(head) || !isSubject(only) ? undefined : whole;
}

function isPlain({ lower }: Word): boolean {
  return /^\p{L}+(?:-\p{L}+)*$/u.test(lower) && !BE.has(lower) && !isFunctionWord(lower);
}

function isNoun(lower: string): boolean {
  return englishDictionary().lemmasOf(lower, "n").length > 0;
}

/** One who does what a verb says: "grower". */
function isAgent(lower: string): boolean {
  return englishDictionary()
    .derivationsOf(lower, "n")
    .some(({ to, role }) => to === "v" && role === "AGENT");
}
