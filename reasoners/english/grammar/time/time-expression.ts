import phrases from "../../language/data/phrases.json" with { type: "json" };
import lists from "../../language/data/time-words.json" with { type: "json" };
import type { TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { phraseList, wordSet } from "../../language/word-set.ts";
import { TIMES } from "../../weights.ts";
import type { Grammar, Rule } from "../grammar.ts";
import { cheapest, parse, type Parse } from "../parse.ts";
import { clauses, events, occasions } from "./event.ts";
import { writtenTime } from "./written-time.ts";

/** The rules of times, by name. The first that reads the words is believed: a date that is written out is no event. */
export const TIME_RULES = {
  now,
  "written time": writtenTime,
  event: atEvent,
  occasion: atOccasion,
} satisfies Readonly<Record<string, Rule<readonly Parse<TimeExpression>[]>>>;

/**
 * "in 1969", "between 1914 and 1918", "today", "during the Apollo 11 mission", "when humans first landed on the Moon".
 */
export function timeExpressions(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  return grammar.once(readTimes, from, to);
}

function readTimes(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  for (const rule of Object.values(TIME_RULES)) {
    const times = rule(grammar, from, to);
    if (times.length > 0) return times;
  }
  return [];
}

const NOW = wordSet(lists.now);

/** Words before what took place at the time. */
const EVENT_OPENINGS = phraseList(phrases.eventOpenings);

/** Readings kept of a clause that says a time, and of a thing that does. */
const MOST_EVENTS = 4;
const MOST_OCCASIONS = 2;

/** "today". */
function now({ words }: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  return to - from === 1 && NOW.has(words[from]?.lower ?? "") ? [parse({ kind: "now" }, TIMES.now)] : [];
}

/** "when humans first landed on the Moon", "at the time of the Great Storm". */
function atEvent(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  const length = lengthOfOpening(grammar, from, to);
  if (length === 0) return [];
  const read = grammar.words[from]?.lower === "as" ? clauses : events;
  return cheapest(read(grammar, from + length, to), MOST_EVENTS);
}

/** "at the third landing". */
function atOccasion(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  const isAt = grammar.words[from]?.lower === "at" && lengthOfOpening(grammar, from, to) === 0;
  return isAt ? cheapest(occasions(grammar, from + 1, to), MOST_OCCASIONS) : [];
}

function lengthOfOpening({ words }: Grammar, from: number, to: number): number {
  const begins = (opening: readonly string[]): boolean =>
    opening.length <= to - from && opening.every((lower, offset) => words[from + offset]?.lower === lower);
  return EVENT_OPENINGS.find(begins)?.length ?? 0;
}
