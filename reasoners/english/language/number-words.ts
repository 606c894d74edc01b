import numbers from "./data/numbers.json" with { type: "json" };
import type { Word } from "./words.ts";

/** A number as people say it, and where it ends, exclusive. */
export interface NumberSaid {
  readonly number: number;
  readonly to: number;
}

const SMALL: ReadonlyMap<string, number> = new Map(Object.entries({ ...numbers.cardinals, ...numbers.teens }));
const TENS: ReadonlyMap<string, number> = new Map(Object.entries(numbers.tens));
const MULTIPLES: ReadonlyMap<string, number> = new Map(Object.entries({ ...numbers.multiples, dozen: 12 }));
const SCORES: ReadonlySet<string> = new Set(["hundred", "thousand", "million", "billion"]);
/** Digits with marks between thousands and before a fraction; no year of a date with dots. */
const DIGITS = /^\d{1,12}(?:\.\d{1,6})?$/u;
const ONE: ReadonlySet<string> = new Set(["a", "an", "one"]);

/**
 * "Thirteen", "thirty-five", "a hundred and twenty", "two and a half thousand", "12.5": the number that begins at a
 * word. Undefined where none does, or its parts do not go together.
 */
export function numberSaid(words: readonly Word[], from: number): NumberSaid | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  if (ONE.has(lower(from)) && !MULTIPLES.has(lower(from + 1))) return undefined;
  let sum = 0;
  let at = from;
  // Each part is of a smaller order than the one before: "two thousand", "three hundred", "five".
  let order = Infinity;
  while (at < words.length) {
    const start = at > from && lower(at) === "and" ? at + 1 : at;
    const part = partAt(words, start, at === from);
    if (part === undefined || part.number <= 0 || part.order >= order) break;
    sum += part.number;
    order = part.order;
    at = part.to;
    if (order <= 1) break;
  }
  return at === from ? undefined : { number: sum, to: at };
}

interface Part extends NumberSaid {
  /** Of hundreds 100, of what is below them 1. */
  readonly order: number;
}

function partAt(words: readonly Word[], from: number, isFirst: boolean): Part | undefined {
  const lower = (at: number): string => words[at]?.lower ?? "";
  const counted = isFirst && ONE.has(lower(from)) ? { number: 1, to: from + 1 } : below100(lower, from);
  if (counted === undefined) return undefined;
  const halved = fractionBehind(words, counted.to);
  const [number, to] =
    halved === undefined ? [counted.number, counted.to] : [counted.number + halved.number, halved.to];
  const multiple = MULTIPLES.get(lower(to));
  if (multiple === undefined) return isFirst && ONE.has(lower(from)) ? undefined : { number, to, order: 1 };
  return { number: number * multiple, to: to + 1, order: SCORES.has(lower(to)) ? multiple : 1 };
}

function below100(lower: (at: number) => string, at: number): NumberSaid | undefined {
  const said = lower(at);
  const digits = said.replaceAll(",", "");
  if (DIGITS.test(digits)) return { number: Number(digits), to: at + 1 };
  const small = SMALL.get(said);
  if (small !== undefined) return { number: small, to: at + 1 };
  const [first = "", second, ...more] = said.split("-");
  const ten = TENS.get(first);
  if (ten === undefined || more.length > 0) return undefined;
  const unit = second === undefined ? undefined : SMALL.get(second);
  if (second !== undefined)
    return unit === undefined || unit < 1 || unit > 9 ? undefined : { number: ten + unit, to: at + 1 };
  const behind = SMALL.get(lower(at + 1));
  return behind !== undefined && behind > 0 && behind < 10
    ? { number: ten + behind, to: at + 2 }
    : { number: ten, to: at + 1 };
}

const FRACTIONS = Object.entries(numbers.fractions).map(([phrase, share]) => [phrase.split(" "), share] as const);

/** "And a half", behind a number or its unit. */
export function fractionBehind(words: readonly Word[], at: number): NumberSaid | undefined {
  const found = FRACTIONS.find(([phrase]) => phrase.every((each, more) => words[at + more]?.lower === each));
  return found === undefined ? undefined : { number: found[1], to: at + found[0].length };
}
