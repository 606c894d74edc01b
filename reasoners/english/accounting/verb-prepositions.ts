import { DETERMINERS, isFunctionWord, PLAIN_PREPOSITIONS, WH } from "../language/function-words.ts";
import { isPast, sameVerb } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { isAlike } from "../linking/particles.ts";
import { closeness } from "../linking/relation-names.ts";
import { LIKENESS } from "../weights.ts";
import { hasWord, type Called } from "./consumed.ts";
import type { Said } from "./demand.ts";

/**
 * Does a verb stand before this preposition which names of the relation meant say with other ones only? "Rings
 * about E" is not
 * "rings at", nor "works for E" "works in", nor "made of" "made by", whatever nouns the relation goes by besides. A
 * noun's "of" and names that say the verb without any preposition allow for all.
 */
export function isOtherPreposition(said: Said, at: number, called: readonly Called[]): boolean {
  const preposition = said.words[at];
  if (preposition === undefined || !PLAIN_PREPOSITIONS.has(preposition.lower)) return false;
  if (isInFront(said, at)) return isOtherInFront(said.words, preposition, called);
  const verb = said.words[at - 1];
  if (verb === undefined || isFunctionWord(verb.lower)) return false;
  if (preposition.lower === "of" && !isPast(verb.lower)) return false;
  // "The music for E" is that of E.
  if (preposition.lower === "for" && DETERMINERS.has(said.words[at - 2]?.lower ?? "") && !isPast(verb.lower))
    return false;
  const saying = called.filter(({ text }) => hasWord(text, verb.lower) && hasWord(text, preposition.lower));
  return areOther(saying, verb, preposition);
}

/** "By whom was E sold": the preposition stands before the question word, and its verb far behind it. */
function isInFront({ words, start }: Said, at: number): boolean {
  return at === start && WH.has(words[at + 1]?.lower ?? "");
}

/** What was linked with the preposition, or else what was linked by the verb that ends the question without it. */
function isOtherInFront(words: readonly Word[], preposition: Word, called: readonly Called[]): boolean {
  const saying = called.filter(({ text }) => hasWord(text, preposition.lower) && text.some(hasMeaning));
  if (saying.length > 0)
    return saying.some((each) => {
      const verb = each.text.findLast(hasMeaning);
      return verb !== undefined && areOther([each], verb, preposition);
    });
  const last = words.findLast(hasMeaning);
  if (last === undefined || !isPast(last.lower)) return false;
  // Any of what was linked without the preposition may be followed, and one is too many.
  return called.some(
    ({ text, things }) => hasWord(text, last.lower) && things.some((names) => isOther(names, last, preposition)),
  );
}

function hasMeaning({ lower }: Word): boolean {
  return !isFunctionWord(lower) && /\p{L}/u.test(lower);
}

/** Do all that these words were linked to say the verb with other prepositions only? */
function areOther(called: readonly Called[], verb: Word, preposition: Word): boolean {
  const saying = called.filter(({ things }) => things.length > 0);
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
