import type { TimeExpression } from "../../../../engine/question/form/logical-form.ts";
import type { Word } from "../../language/words.ts";
import { dateOf } from "../value.ts";

/** "in 1969", "between 1914 and 1918", "since 1950": a time whose dates are written out. */
export function writtenTime(words: readonly Word[], lowers: readonly string[]): TimeExpression | undefined {
  const first = lowers[0] ?? "";
  if (first === "between" || first === "from") {
    const middle = lowers.findIndex((lower) => lower === "and" || lower === "to" || lower === "until");
    const from = middle > 1 ? dateOf(words.slice(1, middle)) : undefined;
    const to = middle > 1 ? dateOf(words.slice(middle + 1)) : undefined;
    return from === undefined || to === undefined ? undefined : { kind: "interval", from, to };
  }
  const date = dateOf(words.slice(openingLength(lowers)));
  if (date === undefined) return undefined;
  if (["in", "on", "at", "during", "as", "of"].includes(first)) return { kind: "instant", date };
  if (first === "before") return { kind: "interval", to: date, strict: true };
  if (first === "after") return { kind: "interval", from: date, strict: true };
  if (first === "until") return { kind: "interval", to: date };
  return first === "since" ? { kind: "interval", from: date } : undefined;
}

/** How many words stand before the date: "in", "in the year", "as of". */
function openingLength(lowers: readonly string[]): number {
  if (lowers[1] === "the" && lowers[2] === "year") return 3;
  return lowers[1] === "year" || (lowers[0] === "as" && lowers[1] === "of") ? 2 : 1;
}
