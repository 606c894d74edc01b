import type { DateValue } from "../../../../engine/question/form/logical-form.ts";
import { ordinal } from "../../language/adjectives.ts";
import type { Word } from "../../language/words.ts";

/** The first and the last year of a period. */
export interface Years {
  readonly from: DateValue;
  readonly to: DateValue;
}

/** A century, or "the 1950s": 1950 to 1959. Undefined for other words. */
export function periodOf(words: readonly Word[]): Years | undefined {
  return centuryOf(words) ?? decadeOf(words);
}

/** "The 1950s", "1950s". */
function decadeOf([first, ...others]: readonly Word[]): Years | undefined {
  if (first?.lower === "the") return decadeOf(others);
  return first === undefined || others.length > 0 ? undefined : decadeIn(first.lower);
}

/** "1950s"; of the first ten years of a century nobody knows whether they are meant, or all of it: "the 1900s". */
export function decadeIn(lower: string): Years | undefined {
  const from = Number(/^([12]\d[1-9]0)s$/u.exec(lower)?.[1] ?? 0);
  return from === 0 ? undefined : { from: { type: "date", year: from }, to: { type: "date", year: from + 9 } };
}

/** "The 20th century", "twentieth century": 1901 to 2000. Undefined for other words, and for a part of a century. */
export function centuryOf(words: readonly Word[]): Years | undefined {
  const [first, ...others] = words;
  if (first?.lower === "the") return centuryOf(others);
  const [noun, ...more] = others;
  const number = ordinal(first?.lower ?? "");
  return noun?.lower === "century" && more.length === 0 && number !== undefined ? yearsOf(number) : undefined;
}

function yearsOf(century: number): Years | undefined {
  if (century < 1 || century > LAST) return undefined;
  const [from, to] = [100 * (century - 1) + 1, 100 * century];
  return { from: { type: "date", year: from }, to: { type: "date", year: to } };
}

const LAST = 99;
