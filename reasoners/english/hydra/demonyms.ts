import lists from "../language/data/people-words.json" with { type: "json" };
import { wordsOf } from "../language/words.ts";
import { wordSet } from "../language/word-set.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import type { Unit } from "../relation-extraction/sentence-units.ts";
import { isNoun } from "../relation-extraction/word-classes.ts";
import { PATHS } from "../weights.ts";
import { BEFORE_TRADE, saidOf } from "./said-of.ts";
import { isDoubtedAt, sentencesOn, type FoundEnd, type KnownEnd, type Paragraphs } from "./spoken.ts";

/** Words for peoples, each one word. */
export const DEMONYMS: ReadonlySet<string> = wordSet(lists.demonyms);
const ASKING = wordSet(lists.askingForCountry);
/** "A French teacher" teaches French. */
const OF_LANGUAGE = wordSet(lists.tradesOfLanguage);

/** Whether words ask for the country that somebody belongs to. */
export function asksForCountry(text: string): boolean {
  return wordsOf(text).some(({ lower }) => ASKING.has(lower));
}

/**
 * What people a known person is said to be one of: "S is an American wrestler", "S, the American wrestler", "the
 * American wrestler S". The demonym is read, and not what country it stands for.
 */
export function demonymsOf(known: KnownEnd, paragraphs: Paragraphs): readonly FoundEnd[] {
  const found: FoundEnd[] = [];
  for (const { id, sentence } of sentencesOn(known, paragraphs)) {
    const { units, text: quote } = sentence;
    for (const [index, unit] of units.entries()) {
      if (unit.kind !== "NAME" || unit.words.length !== 1 || !DEMONYMS.has(unit.text.toLowerCase())) continue;
      const head = tradeBehind(units, index);
      const subject = head === undefined ? 0 : saidOf(units, index, head);
      if (subject === 0 || isDoubtedAt(sentence, index)) continue;
      found.push({ text: unit.text, sentence: id, quote, score: PATHS.demonym * subject, isDemonym: true });
    }
  }
  return found;
}

/** Where the noun stands that says what the person is; undefined for an American football. */
function tradeBehind(units: readonly Unit[], demonym: number): number | undefined {
  let index = demonym + 1;
  while (BEFORE_TRADE.has(units[index]?.lower ?? "")) index += 1;
  const noun = units[index];
  const isPerson = noun?.kind === "WORD" && expectedAnswerType(noun.lower) === "PERSON" && !OF_LANGUAGE.has(noun.lower);
  return isPerson && !isNoun(units, index + 1) && units[index + 1]?.lower !== "'s" ? index : undefined;
}
