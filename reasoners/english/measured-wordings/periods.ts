import { wordSet } from "../language/word-set.ts";
import { type Word, wordsOf } from "../language/words.ts";

/** What an amount is for, with the words by which names of relations say it. */
export const PERIODS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["night", wordSet("night nightly overnight")],
  ["day", wordSet("day daily")],
  ["week", wordSet("week weekly")],
  ["month", wordSet("month monthly")],
  ["year", wordSet("year yearly annual annually annum")],
  ["hour", wordSet("hour hourly")],
  ["kilo", wordSet("kilo kilogram kg")],
  ["person", wordSet("person head")],
]);

const PER = wordSet("a an per each every");

/** A time, or a thing, for which an amount is told. */
export interface Period {
  readonly period: string;
  /** Where it begins; it ends with what was looked through. */
  readonly from: number;
}

/** "(Takes in 300) a week", "per month", "in a year": the time that ends the words. */
export function periodBefore(words: readonly Word[], end: number): Period | undefined {
  const [per, period] = [words[end - 2]?.lower ?? "", words[end - 1]?.lower ?? ""];
  if (!PER.has(per) || !PERIODS.has(period)) return undefined;
  const isIn = words[end - 3]?.lower === "in" && per !== "per";
  return { period, from: isIn ? end - 3 : end - 2 };
}

/** Does the name of an amount say that it is told by the period: "weekly turnover", "wage per month"? */
export function isToldBy(period: string, name: string): boolean {
  const saying = PERIODS.get(period) ?? new Set([period]);
  return wordsOf(name).some(({ lower }) => saying.has(lower));
}
