import happenings from "../language/data/phrase-book/happenings.json" with { type: "json" };
import people from "../language/data/phrase-book/people.json" with { type: "json" };
import things from "../language/data/phrase-book/things.json" with { type: "json" };
import type { ObjectKind } from "../../../engine/sources/knowledge-graph.ts";
import { DETERMINERS, isFunctionWord } from "../language/function-words.ts";
import { type Word, wordsOf } from "../language/words.ts";

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
  readonly asked: readonly string[];
}

/** Stands for the name of the thing in a question. */
export const THING = "E";

/** Longer questions are in no phrase book. */
const MOST_WORDS = 14;

/**
 * What is asked by the words around a name, all of them.
 * @param words Those of the question, with {@link THING} in place of the name
 */
export function phrasesFor(words: readonly string[]): readonly Phrase[] {
  return words.length > MOST_WORDS ? [] : (book().get(words.join(" ")) ?? []);
}

let made: ReadonlyMap<string, readonly Phrase[]> | undefined;

/** Read when it is first asked for, which most questions never do. */
function book(): ReadonlyMap<string, readonly Phrase[]> {
  if (made !== undefined) return made;
  const found = new Map<string, Phrase[]>();
  for (const row of [...things, ...people, ...happenings] as readonly Row[]) {
    const phrase: Phrase = {
      kinds: new Set(row.kinds.flatMap((line) => line.split(" ")) as readonly (ObjectKind | "TRUTH")[]),
      names: listed(row.names).map(meaningIn),
      inverse: listed(row.inverse).map(meaningIn),
    };
    for (const asked of new Set(listed(row.asked).map((each) => spokenWords(wordsOf(each)).join(" "))))
      found.set(asked, [...(found.get(asked) ?? []), phrase]);
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
const DIRECTING: ReadonlySet<string> = new Set(["of", "by", "to", "for", "from", "with", "under"]);

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
