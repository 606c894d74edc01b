import bodiesAndPlaces from "../language/data/phrase-book/bodies-and-places.json" with { type: "json" };
import happenings from "../language/data/phrase-book/happenings.json" with { type: "json" };
import lives from "../language/data/phrase-book/lives.json" with { type: "json" };
import people from "../language/data/phrase-book/people.json" with { type: "json" };
import things from "../language/data/phrase-book/things.json" with { type: "json" };
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import { DETERMINERS, isFunctionWord } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";
import { type Alike, saidAlike, THING } from "./said-alike.ts";

/** What people ask of a thing in words of their own, and what graphs call that. */
export interface Phrase {
  /** What the answer may be; "TRUTH" for yes or no. */
  readonly kinds: ReadonlySet<ObjectKind | "TRUTH">;
  /** Names of relations that the thing has, in the words that mean something. */
  readonly names: readonly (readonly string[])[];
  /** The same of relations that lead to the thing. */
  readonly inverse: readonly (readonly string[])[];
}

interface Row {
  readonly kinds: readonly string[];
  readonly names: readonly string[];
  readonly inverse?: readonly string[];
  readonly asked?: readonly string[];
  /** Nouns for what is asked for: "E's boss", "the boss of E". */
  readonly nouns?: readonly string[];
}

/** Longer questions are in no phrase book. */
export const MOST_WORDS = 14;

/**
 * What is asked by the words around a name, all of them.
 * @param words Those of the question, with {@link THING} in place of the name
 */
export function phrasesFor(words: readonly string[]): readonly Phrase[] {
  return words.length > MOST_WORDS ? [] : phrasesSaid(saidAlike(words));
}

/** The same by what all wordings for it have in common; of another time only where none is of that one. */
export function phrasesSaid({ said, isPast }: Alike): readonly Phrase[] {
  const { past, present } = book();
  const [own, other] = isPast ? [past, present] : [present, past];
  return own.get(said) ?? other.get(said) ?? [];
}

type Phrases = ReadonlyMap<string, readonly Phrase[]>;

interface Book {
  readonly past: Phrases;
  readonly present: Phrases;
}

let made: Book | undefined;

/** Read when it is first asked for, which most questions never do. */
function book(): Book {
  if (made !== undefined) return made;
  const found = { past: new Map<string, Phrase[]>(), present: new Map<string, Phrase[]>() };
  for (const row of [...things, ...people, ...happenings, ...lives, ...bodiesAndPlaces] as readonly Row[]) {
    const phrase: Phrase = {
      kinds: new Set(row.kinds.flatMap((line) => line.split(" ")) as readonly (ObjectKind | "TRUTH")[]),
      names: listed(row.names).map(meaningIn),
      inverse: listed(row.inverse).map(meaningIn),
    };
    const nouns = listed(row.nouns).map((noun) => `${THING}'s ${noun}`);
    const asked = [
      ...listed(row.asked),
      ...nouns,
      ...(phrase.kinds.has("DATE") ? nouns.map((each) => `when is ${each}`) : []),
    ];
    for (const each of asked) {
      const { said, isPast } = saidAlike(spokenWords(wordsOf(each)));
      const ofTime = isPast ? found.past : found.present;
      const phrases = ofTime.get(said) ?? [];
      if (!phrases.includes(phrase)) ofTime.set(said, [...phrases, phrase]);
    }
  }
  made = found;
  return found;
}

/** What stands in lines between semicolons. */
function listed(lines: readonly string[] = []): readonly string[] {
  return lines.flatMap((line) => line.split("; "));
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
const DIRECTING: ReadonlySet<string> = new Set(["of", "by", "to", "for", "from", "with", "under", "as"]);

/**
 * The words of a name that are no small ones, in lower case: "established" of "established on"; with the preposition
 * at the end where it tells a direction.
 */
export function meaningIn(name: string): readonly string[] {
  const words = wordsOf(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ").replaceAll("_", " ")).map(({ lower }) => lower);
  const last = words.length - 1;
  return words.filter(
    (lower, at) => /^\p{L}/u.test(lower) && (!isFunctionWord(lower) || (at > 0 && at === last && DIRECTING.has(lower))),
  );
}
