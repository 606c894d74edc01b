import { BE } from "../language/function-words.ts";
import { wordsOf } from "../language/words.ts";
import { expectedAnswerType } from "../relation-extraction/expected-answer-type.ts";
import { isNoun } from "../relation-extraction/word-classes.ts";
import type { Unit } from "../relation-extraction/sentence-units.ts";
import { PATHS } from "../weights.ts";
import { DEMONYMS } from "./demonyms.ts";
import { BEFORE_TRADE, saidOf } from "./said-of.ts";
import { isDoubtedAt, namesOf, sentencesOn, type FoundEnd, type KnownEnd, type Paragraphs } from "./spoken.ts";

/** Whether words of a relation say no more than that one thing is another: "is". */
export function saysBeing(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every(({ lower }) => BE.has(lower));
}

/**
 * Sentences that say of a person that they are what is known by one noun: "S is an American wrestler", "S, the
 * wrestler", "the wrestler S". Of what is no noun for people nothing is read: that "S is a hit" says no more than so.
 */
export function tradeSaidOf(trade: KnownEnd, person: string, paragraphs: Paragraphs): readonly FoundEnd[] {
  const nouns = nounsOf(trade);
  if (nouns.size === 0) return [];
  const found: FoundEnd[] = [];
  for (const { id, sentence } of sentencesOn({ label: person, names: [] }, paragraphs)) {
    const { units, text: quote } = sentence;
    for (const [head, unit] of units.entries()) {
      if (unit.kind !== "WORD" || !nouns.has(unit.lower) || isNoun(units, head + 1)) continue;
      if (units[head + 1]?.lower === "'s") continue;
      const sure = saidOf(units, firstOf(units, head), head);
      if (sure === 0 || isDoubtedAt(sentence, head)) continue;
      found.push({ text: person, sentence: id, quote, score: PATHS.trade * sure, knownFirst: false });
    }
  }
  return found;
}

/** The nouns for people by which something is known. */
export function nounsOf(known: KnownEnd): ReadonlySet<string> {
  return new Set([...namesOf(known)].filter((name) => !name.includes(" ") && expectedAnswerType(name) === "PERSON"));
}

/** Over the words that leave somebody what they are, and the people whom they belong to. */
function firstOf(units: readonly Unit[], head: number): number {
  let first = head;
  const isPassed = ({ kind, lower, words }: Unit): boolean =>
    BEFORE_TRADE.has(lower) || (kind === "NAME" && words.length === 1 && DEMONYMS.has(lower));
  for (let unit = units[first - 1]; unit !== undefined && isPassed(unit); unit = units[first - 1]) first -= 1;
  return first;
}
