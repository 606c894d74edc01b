import frames from "../language/data/frames.json" with { type: "json" };
import { frameOf, longest } from "../plain-question/frames.ts";
import type { AnalysisInput } from "../../../engine/question/analysis.ts";
import { MARKS } from "../language/function-words.ts";
import { withPieces } from "../ordinary-words/put-in-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { wordSet } from "../language/word-set.ts";
import type { Clause } from "./phrases-of-talk.ts";

const CIRCUMSTANCES = frames.circumstances.map(frameOf);
const AROUND = ["{hello}", "{hello} {dear}", ...frames.thanks, ...frames.closings].map(frameOf);
const DUE_IN = frames.dueIn.map((line) => line.split(" "));
const UNITS = wordSet(frames.timeUnits);
/** More words are no such phrase. */
const MOST_WORDS = 8;

/**
 * Does a clause only say for what, or for whom, something is asked ("for my homework", "quiz tonight", "asking for a
 * friend", "due in 5 min"), or greet and thank? It says nothing of what is asked, whatever a graph holds: what belongs
 * to a question stands in it, and not apart.
 */
export function isCircumstance(words: readonly Word[], { from, to }: Clause): boolean {
  if (to - from > MOST_WORDS) return false;
  const lowers = words.slice(0, to).map(({ lower }) => lower);
  if (isBareNoun(lowers.slice(from))) return false;
  const isWhole = (length: number): boolean => length > 0 && length === to - from;
  return isWhole(longest(CIRCUMSTANCES, lowers, from)) || isWhole(longest(AROUND, lowers, from)) || isDue(lowers, from);
}

/** "Trinity, the college": a noun alone may say of what is named which one it is. */
function isBareNoun(lowers: readonly string[]): boolean {
  const nouns = lowers[0] !== undefined && NOT_ONES_OWN.has(lowers[0]) ? lowers.slice(1) : lowers;
  return nouns.length > 0 && nouns.length <= 2 && WORK.has(nouns.join(" "));
}

/** Words before a noun that say nothing of whoever asks. */
const NOT_ONES_OWN: ReadonlySet<string> = new Set(["the", "a", "an", "this", "that", "his", "her", "their"]);
const WORK: ReadonlySet<string> = new Set(frames.groups.work);

/** "Due in 5 min". */
function isDue(lowers: readonly string[], from: number): boolean {
  const due = DUE_IN.find((phrase) => phrase.every((each, at) => lowers[from + at] === each));
  const [number, unit, more] = due === undefined ? [] : lowers.slice(from + due.length);
  return number !== undefined && /^\d{1,2}$/u.test(number) && UNITS.has(unit ?? "") && more === undefined;
}

const OPENINGS = frames.openings.map(frameOf);
const NEEDING = frames.needing.map(frameOf);

/**
 * "I need the population of E for my homework", without what it is for, which nothing sets apart; as it is where the
 * question does not begin by asking to be told.
 */
export function withoutPurpose<T extends AnalysisInput>(input: T): T {
  const words = wordsOf(input.question);
  const lowers = words.map(({ lower }) => lower);
  const end = words.findLastIndex(({ lower }) => !MARKS.has(lower)) + 1;
  const opening = Math.max(longest(OPENINGS, lowers, 0), longest(NEEDING, lowers, 0));
  if (opening === 0) return input;
  for (let at = Math.max(opening + 2, end - MOST_WORDS); at < end - 1; at += 1)
    // "The average score for the test" is none of all scores.
    if (lowers[at] === "for" && !NOT_ONES_OWN.has(lowers[at + 1] ?? "") && isCircumstance(words, { from: at, to: end }))
      return withPieces(input, [
        { from: 0, to: at },
        { from: end, to: words.length },
      ]);
  return input;
}
