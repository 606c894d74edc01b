import bodiesAndPlaces from "../language/data/phrase-book/bodies-and-places.json" with { type: "json" };
import deeds from "../language/data/phrase-book/deeds.json" with { type: "json" };
import happenings from "../language/data/phrase-book/happenings.json" with { type: "json" };
import lives from "../language/data/phrase-book/lives.json" with { type: "json" };
import people from "../language/data/phrase-book/people.json" with { type: "json" };
import things from "../language/data/phrase-book/things.json" with { type: "json" };
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import { DETERMINERS, isFunctionWord } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { listed, type Said, THING } from "./sayings.ts";

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

/** As the book is written. */
export interface Row extends Said {
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  readonly inverse?: readonly string[];
  readonly asked?: readonly string[];
  /** What is asked of the other end: "what belongs to E". */
  readonly back?: readonly string[];
  readonly isOfAnyKind?: boolean;
}

/** Of these it is the same whether it is asked of now or of then. */
export const ROWS_OF_THINGS: readonly Row[] = [...things, ...happenings, ...deeds];
export const ROWS_OF_PEOPLE: readonly Row[] = people;
/** What is compared by what all wordings of it have in common. */
export const ROWS_ALIKE: readonly Row[] = [...things, ...people, ...happenings, ...lives, ...bodiesAndPlaces];

/** Longer questions are in no phrase book. */
export const MOST_WORDS = 14;

const known = new WeakMap<Row, Phrase>();

/** What a row of the book says. */
export function phraseOf(row: Row): Phrase {
  const before = known.get(row);
  if (before !== undefined) return before;
  const phrase: Phrase = {
    kinds: new Set(row.kinds.flatMap((line) => line.split(" ")) as readonly (ObjectKind | "TRUTH")[]),
    names: [...listed(row.names), ...datesOf(row.events)].map(meaningIn),
    inverse: listed(row.inverse).map(meaningIn),
    isOfAnyKind: row.isOfAnyKind ?? false,
  };
  known.set(row, phrase);
  return phrase;
}

/** What a date of something that happens is called: "closing year", "date of closure". */
function datesOf(events: readonly string[] | undefined): readonly string[] {
  return listed(events).flatMap((event) =>
    ["date", "year"].flatMap((time) => [`${event} ${time}`, `${time} of ${event}`]),
  );
}

/** A line of the book as it is compared; most have no words that are read otherwise than they are written. */
export function spokenLine(line: string): readonly string[] {
  if (READ_OTHERWISE.some((part) => line.includes(part))) return spokenWords(wordsOf(line));
  const words = line
    .replaceAll("E's", "E 's")
    .split(" ")
    .map((word) => (word === THING ? word : word.toLowerCase()));
  return words.filter((word) => !DETERMINERS.has(word) || ASKING.has(word));
}

/** Contractions, marks, and "found", which is a form of two verbs. */
const READ_OTHERWISE: readonly string[] = [",", "found", "who's", "what's", "where's", "how's", "it's"];

/** As they are compared: in lower case, without articles and possessives; the name of the thing stays as it is. */
export function spokenWords(words: readonly Word[]): readonly string[] {
  return words
    .filter(({ text, lower }) => text === THING || !DETERMINERS.has(lower) || ASKING.has(lower))
    .map(({ text, lower }) => (text === THING ? THING : lower));
}

/** Words that are determiners as well, and ask. */
const ASKING: ReadonlySet<string> = new Set(["which", "what", "whose", "how", "any", "no", "all", "every", "each"]);

/** Prepositions at the end of a name that tell its direction: whose captain somebody is, "captain of" says. */
const DIRECTING: ReadonlySet<string> = new Set(["of", "by", "to", "for", "from", "with", "under", "as"]);

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
