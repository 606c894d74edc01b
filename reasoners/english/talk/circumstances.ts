import frames from "../language/data/frames.json" with { type: "json" };
import { frameOf, longest } from "../plain-question/frames.ts";
import type { Word } from "../language/words.ts";
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
  const isWhole = (length: number): boolean => length > 0 && length === to - from;
  return isWhole(longest(CIRCUMSTANCES, lowers, from)) || isWhole(longest(AROUND, lowers, from)) || isDue(lowers, from);
}

/** "Due in 5 min". */
function isDue(lowers: readonly string[], from: number): boolean {
  const due = DUE_IN.find((phrase) => phrase.every((each, at) => lowers[from + at] === each));
  const [number, unit, more] = due === undefined ? [] : lowers.slice(from + due.length);
  return number !== undefined && /^\d{1,2}$/u.test(number) && UNITS.has(unit ?? "") && more === undefined;
}
