import { isOfEachInFront } from "../grammar/each/each-in-front.ts";
import lists from "../language/data/account-words.json" with { type: "json" };
import opposing from "../language/data/prepositions.json" with { type: "json" };
import { ordinal } from "../language/adjectives.ts";
import {
  BE,
  DO,
  HAVE,
  isFunctionWord,
  MARKS,
  MODAL,
  PLAIN_PREPOSITIONS,
  PREPOSITIONS,
} from "../language/function-words.ts";
import phrases from "../language/data/phrases.json" with { type: "json" };
import { englishDictionary } from "../dictionary/english-dictionary.ts";
import { wordSet } from "../language/word-set.ts";
import { isMay } from "../language/may.ts";
import { baseForms } from "../language/word-forms.ts";
import { MANKIND } from "../language/person-nouns.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { closeness } from "../linking/relation-names.ts";
import { LIKENESS } from "../weights.ts";
import { hasWord, type Called } from "./consumed.ts";
import { demand, lowerAt, nothing, stands, type Demand, type Said } from "./demand.ts";
import { isOtherPreposition } from "./verb-prepositions.ts";

/** Behind a verb these belong to it: "grew up", "made up of", "handed out". */
const PARTICLES = wordSet(lists.verbParticles);
const OPPOSITE: ReadonlyMap<string, string> = new Map(Object.entries(opposing.opposite));

/**
 * A preposition that says where or how one stands to the other ("near", "against", "between"), and "to" where the
 * relation says "from": a relation must go by it.
 */
export function prepositions(said: Said, at: number, called: readonly Called[]): Demand | undefined {
  const lower = lowerAt(said, at);
  if (!PREPOSITIONS.has(lower) || isInIdiom(said, at)) return undefined;
  if ((lower === "about" || lower === "around") && /^-?\d/u.test(lowerAt(said, at + 1)))
    return demand(at, 2, "estimate", nothing);
  const opposite = OPPOSITE.get(lower);
  if (opposite !== undefined && isTurned(called, lower, opposite)) return demand(at, 1, "preposition", nothing);
  if (isOtherPreposition(said, at, called)) return demand(at, 1, "preposition", nothing);
  if (isLeftBehind(said, at) && !takesPreposition(said, at, called)) return demand(at, 1, "preposition", nothing);
  if (PLAIN_PREPOSITIONS.has(lower)) return isRepeated(said, at, called) ? demand(at, 1, REPEATED, nothing) : undefined;
  if (PARTICLES.has(lower) && isContent(said, at - 1))
    return isOfVerb(said, at, called) ? undefined : demand(at, 1, "particle", nothing);
  const isAsked = called.some(
    ({ text, things }) =>
      hasWord(text, lower) &&
      (things.length === 0 ? !text.every((word) => isFunctionWord(word.lower)) : isInAll(things, lower)),
  );
  return isAsked
    ? undefined
    : demand(
        at,
        1,
        "preposition",
        (carried) =>
          lower === "between" &&
          (carried.kind === "compare" ||
            carried.kind === "difference" ||
            (carried.kind === "condition" && carried.operator === "between") ||
            (carried.kind === "time" && carried.dates.length > 1)),
      );
}

/**
 * "What does E talk about", "whom does E live with": a preposition that says how the verb is meant, and whose name went
 * to the front. Where something is, any relation to a place tells.
 */
function isLeftBehind(said: Said, at: number): boolean {
  if (!LEFT_BEHIND.has(lowerAt(said, at)) || !isContent(said, at - 1)) return false;
  const isLast = said.words.slice(at + 1).every(({ lower }) => MARKS.has(lower));
  return isLast && said.words.slice(said.start, at).some(({ lower }) => DO.has(lower));
}

/** Does a relation say the preposition, or does the verb take it wherever it says what it says: "belongs to"? */
function takesPreposition(said: Said, at: number, called: readonly Called[]): boolean {
  const [verb, preposition] = [lowerAt(said, at - 1), lowerAt(said, at)];
  if ([verb, ...baseForms(verb)].some((each) => TAKING.has(`${each} ${preposition}`))) return true;
  return called.some(({ text, things }) => {
    if (!hasWord(text, preposition)) return false;
    if (things.length === 0) return text.some(({ lower }) => !isFunctionWord(lower));
    return things.some((names) =>
      names.some((name) => hasWord(name, preposition) || (preposition === "about" && name.some(isTheme))),
    );
  });
}

function isTheme({ roots }: Word): boolean {
  return roots.includes("theme");
}

const LEFT_BEHIND = wordSet(opposing.leftBehind);
const TAKING: ReadonlySet<string> = new Set(opposing.taking);

/**
 * Does the particle make a verb of the one before it that a relation says: "grew up"? What is found out is not found,
 * and of a verb that the dictionary does not know with it nobody can tell what it means.
 */
function isOfVerb({ words }: Said, at: number, called: readonly Called[]): boolean {
  const [verb, particle] = [words[at - 1]?.lower ?? "", words[at]?.lower ?? ""];
  const phrasal = `${verb} ${particle}`;
  if (IDIOMS.has(phrasal)) return true;
  const synonyms = englishDictionary()
    .synonymsOf(phrasal, "v")
    .flatMap(({ word }) => wordsOf(word).slice(0, 1));
  return called.some(({ text, things }) => {
    if (!hasWord(text, verb)) return false;
    if (things.length === 0 || things.some((names) => names.some((name) => hasWord(name, particle)))) return true;
    return things.some((names) =>
      names.some((name) => name.some((word) => synonyms.some((each) => means(each, word)))),
    );
  });
}

function means(one: Word, other: Word): boolean {
  return !isFunctionWord(other.lower) && closeness(one, other) >= LIKENESS.synonym;
}

const IDIOMS: ReadonlySet<string> = new Set(phrases.idioms);

/** What no name says, as it is the name of the first that the second does not have. */
export const REPEATED = "repeated preposition";

/** "Calls at E and at F": the second preposition is that of the verb, and stands for no other relation. */
function isRepeated(said: Said, at: number, called: readonly Called[]): boolean {
  const lower = lowerAt(said, at);
  if (!["and", "or"].includes(lowerAt(said, at - 1))) return false;
  const isAlone = (text: Called["text"]): boolean => text.every((word) => isFunctionWord(word.lower));
  return (
    called.some(({ text }) => text.at(-1)?.lower === lower && isAlone(text)) &&
    called.some(({ text }) => text.at(-1)?.lower === lower && !isAlone(text))
  );
}

function isInAll(things: Called["things"], lower: string): boolean {
  return things.every((names) => names.some((name) => hasWord(name, lower) || isNear(name, lower)));
}

/** Countries that are near each other share a border, as far as a graph tells. */
function isNear(name: readonly Word[], lower: string): boolean {
  return lower === "near" && name.some(({ roots }) => roots.includes("border"));
}

/** Do those relations that are called by one of the two say the other one only? */
function isTurned(called: readonly Called[], lower: string, opposite: string): boolean {
  return called.some(
    ({ text, things }) =>
      text.at(-1)?.lower === lower &&
      things.length > 0 &&
      things.every(
        (names) => names.some((name) => name.at(-1)?.lower === opposite) && !names.some((name) => hasWord(name, lower)),
      ),
  );
}

function isInIdiom(said: Said, at: number): boolean {
  // "What genre does E fall under".
  if (lowerAt(said, at) === "under" && said.words.slice(0, at).some((word) => FALLING.has(word.lower))) return true;
  return stands(said, at, "out of") && PARTICLES.has("out") && isContent(said, at - 1);
}

const FALLING = wordSet(lists.falling);

function isContent(said: Said, at: number): boolean {
  const lower = lowerAt(said, at);
  return lower !== "" && !isFunctionWord(lower);
}

const GENERIC = wordSet(lists.generic);
const FOUND = wordSet(lists.found);

/** "Could", "must": what may be or ought to be is another thing than what is. */
export function modalVerbs(said: Said, at: number): Demand | undefined {
  const word = said.words[at];
  if (word === undefined || !MODAL.has(word.lower) || word.text === "May") return undefined;
  if (isMay(word, lowerAt(said, at - 1))) return undefined;
  if (GENERIC.has(lowerAt(said, at + 1)) || said.words.some((_, place) => isFoundThere(said, place))) return undefined;
  return demand(at, 1, "modal verb", nothing);
}

/** "Can be found", "could be seen": where it is; who could found something is another thing. */
function isFoundThere(said: Said, at: number): boolean {
  return FOUND.has(lowerAt(said, at)) && said.words.slice(0, at).some(({ lower }) => BE.has(lower));
}

const PRONOUNS = wordSet(lists.pronouns);
const SUBJECTS = wordSet(lists.subjects);

/**
 * "His", "their": no form ties a pronoun to a member of its sets; "E, when was it released?" is read in another order.
 */
export function pronouns(said: Said, at: number, called: readonly Called[]): Demand | undefined {
  const lower = lowerAt(said, at);
  if (!PRONOUNS.has(lower) || isSaidOfOwner(called, lower)) return undefined;
  // "For each country, the mayor of its capital": whichever it is told of.
  if (isOfEachInFront(said.words, said.start)) return demand(at, 1, "pronoun", (carried) => carried.kind === "each");
  const before = said.words.slice(0, at).map((word) => word.lower);
  if (SUBJECTS.has(lower)) {
    if (lower === "they" && (MODAL.has(lowerAt(said, at - 1)) || FINDS.has(lowerAt(said, at - 1)))) return undefined;
    if (before.includes(",") || isBehindDash(said, at) || (lower === "it" && lowerAt(said, at + 1) === "true"))
      return undefined;
  }
  // "Humans made their third landing": it is the landing that is meant.
  if (MANKIND.has(lowerAt(said, at - 2)) && ordinal(lowerAt(said, at + 1)) !== undefined) return undefined;
  // Documents are searched for the words as they stand, whoever is meant by them.
  return demand(at, 1, "pronoun", nothing, { openWordsCount: true });
}

/** "E - when was it founded?": a dash is no word, but leaves a gap. */
function isBehindDash({ words }: Said, at: number): boolean {
  return words.slice(1, at).some((word, index) => word.start - (words[index]?.end ?? word.start) > 2);
}

/** "Has E as its mascot", "have their home port in E": of whom else the one relation is said, the verb says. */
function isSaidOfOwner(called: readonly Called[], pronoun: string): boolean {
  return called.some(
    ({ text }) => hasWord(text, pronoun) && text.some(({ lower }) => HAVE.has(lower) || lower === "with"),
  );
}

const FINDS = wordSet(lists.finding);
const ANYBODY = wordSet(lists.anybody);

/** "If it rains", "all but E". */
export function provisos(said: Said, at: number): Demand | undefined {
  const lower = lowerAt(said, at);
  if (lower === "if") return at > said.start || said.start === 0 ? demand(at, 1, "condition", nothing) : undefined;
  if (lower === "but" && ANYBODY.has(lowerAt(said, at - 1)))
    return demand(at, 1, "subtraction", ({ kind }) => kind === "except");
  return undefined;
}
