import prepositions from "../language/data/prepositions.json" with { type: "json" };
import { isFunctionWord, PLAIN_PREPOSITIONS, PREPOSITIONS } from "../language/function-words.ts";
import { isPast, sameVerb } from "../language/word-forms.ts";
import { wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { closeness } from "../linking/relation-names.ts";
import { LIKENESS } from "../weights.ts";
import { hasWord, type Called } from "./consumed.ts";
import type { Said } from "./demand.ts";

/** Prepositions that are said for each other behind one verb: of places and times, of company, of direction. */
const ALIKE = prepositions.behindOneVerb.map(wordSet);

/**
 * Does a verb stand before this preposition which names of the relation meant say with other ones only? "Rings
 * about E" is not
 * "rings at", nor "works for E" "works in", nor "made of" "made by", whatever nouns the relation goes by besides. A
 * noun's "of" and names that say the verb without any preposition allow for all.
 */
export function isOtherPreposition({ words }: Said, at: number, called: readonly Called[]): boolean {
  const [verb, preposition] = [words[at - 1], words[at]];
  if (verb === undefined || preposition === undefined || isFunctionWord(verb.lower)) return false;
  if (!PLAIN_PREPOSITIONS.has(preposition.lower)) return false;
  if (preposition.lower === "of" && !isPast(verb.lower)) return false;
  const saying = called.filter(
    ({ text, things }) => things.length > 0 && hasWord(text, verb.lower) && hasWord(text, preposition.lower),
  );
  return saying.length > 0 && saying.every(({ things }) => things.every((names) => isOther(names, verb, preposition)));
}

function isOther(names: readonly (readonly Word[])[], verb: Word, { lower }: Word): boolean {
  const sayIt = names.filter((name) => name.some((word) => sameVerb(word.lower, verb.lower)));
  const ofVerb = (
    sayIt.length > 0 ? sayIt : names.filter((name) => name.some((word) => closeness(word, verb) >= LIKENESS.sameFamily))
  ).map((name) => name.map((word) => word.lower).filter((each) => PLAIN_PREPOSITIONS.has(each)));
  return (
    ofVerb.length > 0 &&
    ofVerb.every((said) => said.length > 0 && !said.some((each) => each === "of" || isAlike(each, lower)))
  );
}

/**
 * Is it a verb that all names of what is meant say with a particle and a preposition, one of which the question does
 * not say: "stands for", "stands up for" and "stands in with" are no "stands in for"?
 */
export function isOtherPhrasalVerb({ words }: Said, at: number, called: readonly Called[]): boolean {
  const verb = words[at];
  if (verb === undefined || isFunctionWord(verb.lower)) return false;
  const saying = called.filter(({ text, things }) => things.length > 0 && hasWord(text, verb.lower));
  return (
    saying.length > 0 && saying.every(({ text, things }) => things.every((names) => isOtherPhrase(names, verb, text)))
  );
}

function isOtherPhrase(names: readonly (readonly Word[])[], verb: Word, text: readonly Word[]): boolean {
  const ofVerb = names.filter((name) => name.some((word) => sameVerb(word.lower, verb.lower)));
  const said = text.map(({ lower }) => lower).filter((lower) => PREPOSITIONS.has(lower));
  return (
    ofVerb.length > 0 &&
    ofVerb.every((name) => {
      const [particle = "", preposition = ""] = name.slice(-2).map(({ lower }) => lower);
      if (!PREPOSITIONS.has(particle) || !PREPOSITIONS.has(preposition) || name.length < 3) return false;
      return !said.includes(particle) || said.some((each) => each !== particle && !isAlike(each, preposition));
    })
  );
}

function isAlike(a: string, b: string): boolean {
  return a === b || ALIKE.some((group) => group.has(a) && group.has(b));
}
