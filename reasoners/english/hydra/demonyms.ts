import lists from "../language/data/people-words.json" with { type: "json" };
import { wordsOf } from "../language/words.ts";
import { wordSet } from "../language/word-set.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import type { Unit } from "../relation-extraction/sentence-units.ts";
import { isAdverb, isBe, isDeterminer, isMark, isNoun } from "../relation-extraction/word-classes.ts";
import { NEGATION } from "../language/function-words.ts";
import { PATHS } from "../weights.ts";
import { isDoubtedAt, sentencesOn, type FoundEnd, type KnownEnd, type Paragraphs } from "./spoken.ts";

const DEMONYMS = wordSet(lists.demonyms);
const ASKING = wordSet(lists.askingForCountry);
/** Words between a demonym and what somebody is. */
const BEFORE_TRADE = wordSet(lists.beforeTrade);
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
      const subject = head === undefined ? 0 : spokenOf(units, index, head);
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

/** How surely the phrase with the demonym is said of the known person, 0–1. */
function spokenOf(units: readonly Unit[], demonym: number, head: number): number {
  const behind = units[head + 1];
  if (behind?.kind === "NAME") return units[head + 2]?.lower === "'s" ? 0 : behind.subject;
  let start = demonym;
  while (BEFORE_TRADE.has(units[start - 1]?.lower ?? "")) start -= 1;
  if (!isDeterminer(units[start - 1])) return 0;
  let before = start - 2;
  while (isAdverb(units[before]) && !NEGATION.has(units[before]?.lower ?? "")) before -= 1;
  if (!isBe(units[before]) && !isMark(units[before], ",")) return 0;
  const isPredicate = isBe(units[before]);
  before -= 1;
  if (isPredicate && isMark(units[before], ")")) {
    const open = units.findLastIndex((unit, place) => place < before && isMark(unit, "("));
    before = open - 1;
  }
  const subject = units[before];
  // "Her brother, S, and the wife of S": only a name that begins what is said, or follows a comma.
  const opens = before === 0 || isMark(units[before - 1], ",") || (before === 1 && isDeterminer(units[0]));
  return subject === undefined || (isPredicate && !opens) || units[before - 1]?.lower === "of" ? 0 : subject.subject;
}
