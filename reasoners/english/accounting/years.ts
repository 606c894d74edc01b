import lists from "../language/data/account-words.json" with { type: "json" };
import phrases from "../language/data/phrases.json" with { type: "json" };
import values from "../language/data/values.json" with { type: "json" };
import type { DateValue } from "../../../engine/question/form/logical-form.ts";
import { decadeIn, type Years } from "../grammar/time/century.ts";
import { wordSet } from "../language/word-set.ts";
import type { Carried } from "./carried.ts";
import { demand, lowerAt, stands, type Demand, type Said } from "./demand.ts";

const BOUNDING = [...wordSet(lists.bounding), ...phrases.boundingYear];
const OR_AT_BOUND = wordSet(lists.orAtBound);
const BEFORE_YEAR = new Set([...wordSet(lists.beforeYear), ...wordSet(values.months), ","]);

/**
 * "1995": a time, or a value or condition of it. Behind words that make a bound of it ("after 2010", "before July
 * 1969", "since the year 2000") it is one, and no point.
 */
export function years(said: Said, at: number): Demand | undefined {
  const decade = decadeIn(lowerAt(said, at));
  if (decade !== undefined)
    return demand(at, 1, `decade ${String(at)}`, (carried) => isOfDecade(decade, carried, isBehindBound(said, at)), {
      openWordsCount: true,
    });
  const year = yearIn(lowerAt(said, at));
  if (year === undefined) return undefined;
  const isBound = isBehindBound(said, at);
  // One period has two years, which it meets alone.
  return demand(at, 1, `year ${String(at)}`, (carried) => isOf(year, carried) && (!isBound || isRange(carried)), {
    openWordsCount: true,
  });
}

/** All ten years of it; behind "before" or "since" a bound at its first, or its last. */
function isOfDecade({ from, to }: Years, carried: Carried, isBound: boolean): boolean {
  if (carried.kind !== "condition" && carried.kind !== "time") return false;
  const years = carried.dates.map(({ year }) => year);
  if (isBound)
    return years.length === 1 && isRange(carried) && years.every((year) => [from.year, to.year].includes(year));
  return years.length === 2 && years[0] === from.year && years[1] === to.year;
}

/** "1995", and "1900s", which is no single year; of "1990-95" the first. */
function yearIn(lower: string): string | undefined {
  const [first = ""] = lower.split(BEHIND_YEAR);
  return /^[12]\d{3}s?$/u.test(first) ? first : undefined;
}

/** Marks within a word. */
const BEHIND_YEAR = /[-'’&/]/u;

function isOf(year: string, carried: Carried): boolean {
  if (carried.kind !== "condition" && carried.kind !== "time") return false;
  if (carried.dates.some((date) => yearOf(date) === year)) return true;
  // Four digits may have been read as a number ("1500 metres"), whose value they then are.
  return carried.kind === "condition" && (carried.numbers.map(String).includes(year) || isInText(year, carried.text));
}

function isInText(year: string, text = ""): boolean {
  return text.toLowerCase().split(/\s+/u).includes(year);
}

function yearOf({ year }: DateValue): string {
  return String(year > 0 ? year : 1 - year);
}

function isRange(carried: Carried): boolean {
  if (carried.kind === "time") return carried.time === "interval";
  return carried.kind === "condition" && carried.operator !== "=" && carried.operator !== "contains";
}

/** Do words that make a bound stand before it, with nothing between but what belongs to a date? */
function isBehindBound(said: Said, at: number): boolean {
  let from = at - 1;
  while (isOfDate(lowerAt(said, from))) from -= 1;
  if (OR_AT_BOUND.has(lowerAt(said, from)) && lowerAt(said, from - 1) === "or") from -= 2;
  return BOUNDING.some((phrase) => {
    const start = from + 1 - phrase.split(" ").length;
    return start >= 0 && stands(said, start, phrase);
  });
}

function isOfDate(lower: string): boolean {
  return BEFORE_YEAR.has(lower) || /^\d{1,2}(?:st|nd|rd|th)?$/u.test(lower);
}
