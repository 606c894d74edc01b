import type { TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { phraseList } from "../../language/word-set.ts";
import { TIMES } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { cheapest, parse, type Parse } from "../parse.ts";
import { events, occasions } from "./event.ts";
import { writtenTime } from "./written-time.ts";

/**
 * "in 1969", "between 1914 and 1918", "today", "during the Apollo 11 mission", "when humans first landed on the Moon".
 */
export function timeExpressions(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  return grammar.once(readTimes, from, to);
}

function readTimes(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  const first = grammar.words[from]?.lower ?? "";
  if (!OPENINGS.has(first)) return [];
  const words = grammar.words.slice(from, to);
  const lowers = words.map((word) => word.lower);
  if (words.length === 1 && ["now", "today", "currently", "nowadays"].includes(first))
    return [parse({ kind: "now" }, TIMES.now)];
  const written = writtenTime(words, lowers);
  if (written !== undefined) return [parse(written, TIMES.written)];
  for (const opening of EVENT_OPENINGS) {
    if (lowers.slice(0, opening.length).join(" ") !== opening.join(" ")) continue;
    const relative = opening.at(-1) === "before" || opening.at(-1) === "after" ? opening.at(-1) : undefined;
    if (relative !== undefined) return [];
    return cheapest(events(grammar, from + opening.length, to), 4);
  }
  return first === "at" ? cheapest(occasions(grammar, from + 1, to), 2) : [];
}

const EVENT_OPENINGS = phraseList(`
  when | while | during | at the time of | at the time when | at the time that | at the time | at the moment of |
  by the time of | on the occasion of | upon | as
`);

/** Words that a time begins with. */
const OPENINGS: ReadonlySet<string> = new Set([
  ...["now", "today", "currently", "nowadays", "between", "from", "in", "on", "at", "during", "as", "of"],
  ...["before", "until", "after", "since"],
  ...EVENT_OPENINGS.flatMap(([first = ""]) => first),
]);
