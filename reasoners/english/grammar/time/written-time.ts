import lists from "../../language/data/time-words.json" with { type: "json" };
import type { TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import { wordSet } from "../../language/word-set.ts";
import { TIMES } from "../../weights.ts";
import type { Grammar } from "../grammar.ts";
import { type Parse, parse } from "../parse.ts";
import { dateOf } from "../value.ts";

const BEFORE_DATE = wordSet(lists.beforeDate);

/** "in 1969", "between 1914 and 1918", "since 1950": a time whose dates are written out. */
export function writtenTime(grammar: Grammar, from: number, to: number): readonly Parse<TimeExpression>[] {
  const first = grammar.words[from]?.lower ?? "";
  const time =
    first === "between" || first === "from"
      ? twoDates(grammar, from, to)
      : BEFORE_DATE.has(first)
        ? oneDate(grammar, from, to)
        : undefined;
  return time === undefined ? [] : [parse(time, TIMES.written)];
}

function twoDates({ words }: Grammar, start: number, end: number): TimeExpression | undefined {
  const middle = words
    .slice(start, end)
    .findIndex(({ lower }) => lower === "and" || lower === "to" || lower === "until");
  const from = middle > 1 ? dateOf(words.slice(start + 1, start + middle)) : undefined;
  const to = middle > 1 ? dateOf(words.slice(start + middle + 1, end)) : undefined;
  return from === undefined || to === undefined ? undefined : { kind: "interval", from, to };
}

function oneDate({ words }: Grammar, from: number, to: number): TimeExpression | undefined {
  const said = words.slice(from, to);
  const date = dateOf(said.slice(openingLength(said.map(({ lower }) => lower))));
  if (date === undefined) return undefined;
  switch (said[0]?.lower) {
    case "before":
      return { kind: "interval", to: date, strict: true };
    case "after":
      return { kind: "interval", from: date, strict: true };
    case "until":
      return { kind: "interval", to: date };
    case "since":
      return { kind: "interval", from: date };
    default:
      return { kind: "instant", date };
  }
}

/** How many words stand before the date: "in", "in the year", "as of". */
function openingLength(lowers: readonly string[]): number {
  if (lowers[1] === "the" && lowers[2] === "year") return 3;
  return lowers[1] === "year" || (lowers[0] === "as" && lowers[1] === "of") ? 2 : 1;
}
