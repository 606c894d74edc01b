import numbers from "../language/data/numbers.json" with { type: "json" };
import comparisons from "../language/data/comparisons.json" with { type: "json" };
import prepositions from "../language/data/prepositions.json" with { type: "json" };
import lists from "../language/data/values.json" with { type: "json" };
import type { Condition, DateValue, Value } from "../../../engine/question/form/logical-form.ts";
import { periodOf } from "./time/century.ts";
import { anyOf, phraseList, wordSet } from "../language/word-set.ts";
import { phraseText, type Word } from "../language/words.ts";

const MONTHS = [...wordSet(lists.months)];
const MONTH = anyOf(lists.months);
const DAY_FIRST = new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? (${MONTH}) (\\d{3,4})$`, "u");
const MONTH_FIRST = new RegExp(`^(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)? (\\d{3,4})$`, "u");
const MONTH_ONLY = new RegExp(`^(${MONTH}) (\\d{3,4})$`, "u");
const INSIDE_DATE = wordSet(lists.insideDate);
const OF_OUR_ERA = wordSet(lists.ofOurEra);
const BEFORE_OUR_ERA = wordSet(lists.beforeOurEra);
const MOST_WORDS_OF_A_DATE = 3;

/** A date or number that the words write out, undefined otherwise. Four digits are a year. */
export function dateOrNumber(words: readonly Word[]): Value | undefined {
  return dateOf(words) ?? numberOf(words);
}

/** "1969", "44 BC", "July 1969", "20 July 1969", "July 20, 1969", "1969-07-20". */
export function dateOf(words: readonly Word[]): DateValue | undefined {
  const said: Word[] = [];
  for (const word of words) {
    if (INSIDE_DATE.has(word.lower)) continue;
    if (said.push(word) > MOST_WORDS_OF_A_DATE) return undefined;
  }
  const text = phraseText(said).toLowerCase();
  const iso = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/u.exec(text);
  if (iso !== null) return dateValue(Number(iso[1]), Number(iso[2]), iso[3] === undefined ? undefined : Number(iso[3]));
  const year = /^(?:year )?(\d{4})$/u.exec(text);
  if (year !== null) return dateValue(Number(year[1]));
  const counted = /^(\d{1,4}) ([a-z.]+)$/u.exec(text);
  if (OF_OUR_ERA.has(counted?.[2] ?? "")) return dateValue(Number(counted?.[1]));
  if (BEFORE_OUR_ERA.has(counted?.[2] ?? "")) return dateValue(1 - Number(counted?.[1]));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null)
    return dateValue(Number(dayFirst[3]), MONTHS.indexOf(dayFirst[2] ?? "") + 1, Number(dayFirst[1]));
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst !== null)
    return dateValue(Number(monthFirst[3]), MONTHS.indexOf(monthFirst[1] ?? "") + 1, Number(monthFirst[2]));
  const monthOnly = MONTH_ONLY.exec(text);
  return monthOnly === null ? undefined : dateValue(Number(monthOnly[2]), MONTHS.indexOf(monthOnly[1] ?? "") + 1);
}

function dateValue(year: number, month?: number, day?: number): DateValue | undefined {
  if (month !== undefined && (month < 1 || month > 12)) return undefined;
  if (day !== undefined && (day < 1 || day > 31)) return undefined;
  return { type: "date", year, ...(month === undefined ? {} : { month }), ...(day === undefined ? {} : { day }) };
}

const MULTIPLES: ReadonlyMap<string, number> = new Map(Object.entries(numbers.multiples));
const CARDINALS: ReadonlyMap<string, number> = new Map(Object.entries(numbers.cardinals));

/** "8,000", "1.5 million", "twelve", "8000 metres". */
export function numberOf(words: readonly Word[]): Value | undefined {
  const first = words[0]?.lower;
  if (first === undefined || words.length > 4) return undefined;
  const digits = /^-?\d+(?:,\d{3})*(?:\.\d+)?$/u.test(first)
    ? Number(first.replaceAll(",", ""))
    : (CARDINALS.get(first) ?? -1);
  if ((digits < 0 && !first.startsWith("-")) || !Number.isFinite(digits) || (words.length === 1 && first === "one"))
    return undefined;
  const scale = MULTIPLES.get(words[1]?.lower ?? "");
  const unit = words.slice(scale === undefined ? 1 : 2);
  if (unit.some((word) => !/^\p{L}+$/u.test(word.lower)) || unit.length > 2) return undefined;
  if (unit.length > 0 && !UNITS.has(unit.at(-1)?.lower ?? "")) return undefined;
  const number = digits * (scale ?? 1);
  if (!Number.isFinite(number)) return undefined;
  return { type: "number", number, ...(unit.length === 0 ? {} : { unit: phraseText(unit) }) };
}

const UNITS = wordSet(lists.units);

/** Words before a value that compare with it. */
const COMPARATORS = (["=", "<", ">", "<=", ">="] as const).flatMap((operator) =>
  phraseList(comparisons.conditions[operator]).map((said) => ({ said, operator })),
);

/** Prepositions before two values, with the word between the two. */
const INTERVALS: ReadonlyMap<string, string> = new Map(Object.entries(prepositions.ofTwoValues));

/** Of two bounds both are numbers where one is, though the other may be a year: "between 500 and 3000". */
function alike(from: Value, to: Value): { readonly from: Value; readonly to: Value } {
  const asNumber = (value: Value): Value =>
    value.type === "date" && value.month === undefined ? { type: "number", number: value.year } : value;
  return from.type === to.type ? { from, to } : { from: asNumber(from), to: asNumber(to) };
}

/** "Between 10 and 20 million" has two numbers of millions; "between 500,000 and 2 million" one. */
function inMultiples(from: Value, to: Value, multiple: number | undefined): Value {
  if (multiple === undefined || to.type !== "number") return from;
  const number =
    from.type === "number" ? from.number : from.type === "date" && from.month === undefined ? from.year : NaN;
  return number * multiple <= to.number ? { type: "number", number: number * multiple } : from;
}

/** A comparison with a value ("over 1 million", "before 1950", "between 1914 and 1918"); a bare value is equality. */
export function conditionOf(words: readonly Word[]): Condition | undefined {
  const first = words[0]?.lower ?? "";
  const period = periodOf(words);
  if (period !== undefined) return { operator: "between", ...period };
  const link = INTERVALS.get(first);
  if (link !== undefined) {
    const middle = words.findIndex(({ lower }) => lower === link);
    if (middle < 2) return undefined;
    const from = dateOrNumber(words.slice(1, middle));
    const to = dateOrNumber(words.slice(middle + 1));
    if (from === undefined || to === undefined) return undefined;
    const multiple = MULTIPLES.get(words.slice(middle + 1).find(({ lower }) => MULTIPLES.has(lower))?.lower ?? "");
    const isBare = words.slice(1, middle).length === 1;
    return { operator: "between", ...alike(isBare ? inMultiples(from, to, multiple) : from, to) };
  }
  for (const { said, operator } of COMPARATORS) {
    if (!said.every((lower, index) => words[index]?.lower === lower)) continue;
    const bound = periodOf(words.slice(said.length));
    // "Before the 20th century" is before its first year, and "until" it before its last one is over.
    if (bound !== undefined)
      return operator === "="
        ? undefined
        : { operator, value: operator === "<" || operator === ">=" ? bound.from : bound.to };
    const value = dateOrNumber(words.slice(said.length));
    if (value !== undefined) return { operator, value };
  }
  const value = dateOrNumber(words);
  return value === undefined ? undefined : { operator: "=", value };
}
