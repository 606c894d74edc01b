import { isFunctionWord, PLAIN_PREPOSITIONS } from "../language/function-words.ts";
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
