import deeds from "../language/data/phrase-book/deeds.json" with { type: "json" };
import happenings from "../language/data/phrase-book/happenings.json" with { type: "json" };
import people from "../language/data/phrase-book/people.json" with { type: "json" };
import things from "../language/data/phrase-book/things.json" with { type: "json" };
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import { DETERMINERS, isAuxiliary, isFunctionWord, MARKS } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { keysOf, listed, saidIn, type Said } from "./sayings.ts";

/** What people ask of a thing in words of their own, and what graphs call that. */
export interface Phrase {
  /** What the answer may be; "TRUTH" for yes or no. */
  readonly kinds: ReadonlySet<ObjectKind | "TRUTH">;
  /** Names of relations that the thing has, in the words that mean something. */
  readonly names: readonly (readonly string[])[];
  /** The same of relations that lead to the thing. */
  readonly inverse: readonly (readonly string[])[];
  /** Does the question word say nothing of what is asked for: where a name comes from, and whose book it is? */
  readonly isOfAnyKind: boolean;
}

interface Row extends Said {
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  readonly inverse?: readonly string[];
  readonly asked?: readonly string[];
  /** What is asked of the other end: "what belongs to E". */
  readonly back?: readonly string[];
  readonly isOfAnyKind?: boolean;
}

/** Stands for the name of the thing in a question. */
export const THING = "E";

/** Longer questions are in no phrase book. */
const MOST_WORDS = 14;

/**
 * What is asked by the words around a name, all of them: as the book has it; but for whom it speaks of in general
 * ("what do they use E for", "what do you use E for"); and, of what is no life, but for the tense as well. What is said
 * closer comes first.
 * @param asked Those of the question, with {@link THING} in place of the name
 */
export function phrasesFor(asked: readonly string[]): readonly (readonly Phrase[])[] {
  const words = asked.flatMap((word) => word.split(" "));
  if (words.length > MOST_WORDS) return [];
  const { asSaid, ofAnybody, atAnyTime, ofLives, ofThings } = book();
  const anybody = ofAnybodyIn(words);
  const ever = inNoTense(anybody);
  const found = [
    asSaid.get(words.join(" ")) ?? [],
    [...(ofAnybody.get(anybody.join(" ")) ?? []), ...saidOf(ofLives, anybody, ofAnybodyIn)],
    [...(atAnyTime.get(ever.join(" ")) ?? []), ...saidOf(ofThings, ever, (way) => inNoTense(ofAnybodyIn(way)))],
  ];
  return found.filter((phrases) => phrases.length > 0);
}

/** What is asked in one of the usual ways. */
function saidOf(
  rows: ReadonlyMap<string, readonly SaidRow[]>,
  words: readonly string[],
  compared: (words: readonly string[]) => readonly string[],
): readonly Phrase[] {
  const said = saidIn(words, compared).flatMap(({ key, isBack }) =>
    (rows.get(key) ?? []).map((row) => (isBack ? row.back : row.phrase)),
  );
  return [...new Set(said)];
}

type Pages = ReadonlyMap<string, readonly Phrase[]>;

/** A row of the book, by what is said in it; and the same asked of the other end. */
interface SaidRow {
  readonly phrase: Phrase;
  readonly back: Phrase;
}

interface Book {
  readonly asSaid: Pages;
  readonly ofAnybody: Pages;
  readonly atAnyTime: Pages;
  readonly ofLives: ReadonlyMap<string, readonly SaidRow[]>;
  readonly ofThings: ReadonlyMap<string, readonly SaidRow[]>;
}

let made: Book | undefined;

/** Read when it is first asked for, which most questions never do. */
function book(): Book {
  made ??= written();
  return made;
}

function written(): Book {
  const asSaid = new Map<string, Phrase[]>();
  const ofAnybody = new Map<string, Phrase[]>();
  const atAnyTime = new Map<string, Phrase[]>();
  const ofLives = new Map<string, SaidRow[]>();
  const ofThings = new Map<string, SaidRow[]>();
  const writeAll = (rows: readonly Row[], isOfLives: boolean): void => {
    for (const row of rows) {
      const names = [...listed(row.names), ...datesOf(row.events)].map(meaningIn);
      const inverse = listed(row.inverse).map(meaningIn);
      const kinds = new Set(row.kinds.flatMap((line) => line.split(" ")) as readonly (ObjectKind | "TRUTH")[]);
      const phrase: Phrase = { kinds, names, inverse, isOfAnyKind: row.isOfAnyKind ?? false };
      const said: SaidRow = { phrase, back: { ...phrase, kinds: new Set(["ENTITY"]), names: inverse, inverse: names } };
      for (const words of listed(row.asked).map(spokenLine)) {
        const anybody = ofAnybodyIn(words);
        write(asSaid, words.join(" "), phrase);
        write(ofAnybody, anybody.join(" "), phrase);
        if (!isOfLives) write(atAnyTime, inNoTense(anybody).join(" "), phrase);
      }
      for (const key of keysOf(row)) write(isOfLives ? ofLives : ofThings, key, said);
      for (const words of listed(row.back).map(spokenLine)) write(ofAnybody, ofAnybodyIn(words).join(" "), said.back);
    }
  };
  writeAll([...things, ...happenings, ...deeds], false);
  writeAll(people, true);
  return { asSaid, ofAnybody, atAnyTime, ofLives, ofThings };
}

/** What a date of something that happens is called: "closing year", "date of closure". */
function datesOf(events: readonly string[] | undefined): readonly string[] {
  return listed(events).flatMap((event) =>
    ["date", "year"].flatMap((time) => [`${event} ${time}`, `${time} of ${event}`]),
  );
}

function write<T>(pages: Map<string, T[]>, key: string, entry: T): void {
  const there = pages.get(key);
  if (there === undefined) pages.set(key, [entry]);
  else if (!there.includes(entry)) there.push(entry);
}

/** A line of the book as it is compared; most have no words that are read otherwise than they are written. */
function spokenLine(line: string): readonly string[] {
  if (READ_OTHERWISE.some((part) => line.includes(part)))
    return spokenWords(wordsOf(line)).filter((word) => !MARKS.has(word));
  const words = line
    .replaceAll("E's", "E 's")
    .split(" ")
    .map((word) => (word === THING ? word : word.toLowerCase()));
  return words.filter((word) => !DETERMINERS.has(word) || ASKING.has(word));
}

/** Contractions, marks, and "found", which is a form of two verbs. */
const READ_OTHERWISE: readonly string[] = [",", "found", "who's", "what's", "where's", "how's", "it's"];

/** Behind an auxiliary, those who are anybody. */
const ANYBODY: ReadonlySet<string> = new Set(["they", "you", "we", "people", "folk", "i", "one", "anyone", "anybody"]);

/** "What do you use E for" as "what do they use E for", and "which" as "what". */
function ofAnybodyIn(words: readonly string[]): readonly string[] {
  return words.map((word, at) => {
    if (word === "which") return "what";
    if (word === "whom") return "who";
    return ANYBODY.has(word) && isAuxiliary(words[at - 1] ?? "") ? "they" : word;
  });
}

/** "Who was E run by" as "who is E run by". */
function inNoTense(words: readonly string[]): readonly string[] {
  return words.map((word) => {
    if (word === "was" || word === "were" || word === "are") return "is";
    if (word === "did" || word === "does") return "do";
    if (word === "had" || word === "has") return "have";
    return word === "could" ? "can" : word;
  });
}

/** As they are compared: in lower case, without articles and possessives; the name of the thing stays as it is. */
export function spokenWords(words: readonly Word[]): readonly string[] {
  return words
    .filter(({ text, lower }) => text === THING || !DETERMINERS.has(lower) || ASKING.has(lower))
    .map(({ text, lower }) => (text === THING ? THING : lower));
}

/** Words that are determiners as well, and ask. */
const ASKING: ReadonlySet<string> = new Set(["which", "what", "whose", "how", "any", "no", "all", "every", "each"]);

/** Prepositions at the end of a name that tell its direction: whose captain somebody is, "captain of" says. */
const DIRECTING: ReadonlySet<string> = new Set(["of", "by", "to", "for", "from", "with", "under"]);

/**
 * The words of a name that are no small ones, in lower case: "established" of "established on"; with the preposition
 * at the end where it tells a direction.
 */
export function meaningIn(name: string): readonly string[] {
  const words = wordsOf(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll("_", " ")).map(({ lower }) => lower);
  const last = words.length - 1;
  const meaning = words.filter(
    (lower, at) => /^\p{L}/u.test(lower) && (!isFunctionWord(lower) || (at > 0 && at === last && DIRECTING.has(lower))),
  );
  // "Is about" has no other words.
  return meaning.length > 0 ? meaning : words;
}
