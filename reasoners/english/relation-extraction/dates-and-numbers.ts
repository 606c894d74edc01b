import values from "../language/data/values.json" with { type: "json" };
import { anyOf, wordSet } from "../language/word-set.ts";

const CLOCK_TIME = new RegExp(`${anyOf(values.clockTimes)}$`, "u");
/** A stretch of a sentence, `sentence.slice(start, end)`. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

const MONTH = anyOf([...wordSet(values.months)].map((month) => month.charAt(0).toUpperCase() + month.slice(1)));
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const YEAR = "[1-9]\\d{2,3}";
const ERA = "(?:\\s(?:B\\.?C\\.?E?\\.?|A\\.?D\\.?|C\\.?E\\.?)(?![\\p{L}\\d]))";
/** Whole dates first, so that a day is not read without its year. */
const DATE = new RegExp(
  [
    `${DAY} ${MONTH}(?:,? ${YEAR}${ERA}?)?`,
    `${MONTH} ${DAY}(?:, ${YEAR}${ERA}?)?(?!\\d)`,
    `${MONTH},? ${YEAR}`,
    `${MONTH} of ${YEAR}`,
    `\\d{1,4}${ERA}`,
    `(?:early |mid-|late )?${DAY} century${ERA}?`,
    `(?:1\\d|20)\\d0s`,
    `(?:1\\d|20)\\d{2}(?:[–/-]\\d{2,4})?(?![\\d.,]\\d|\\s${anyOf(values.measuresBehindYear)}\\b)`,
  ]
    .map((form) => `(?<![\\p{L}\\d.,-])${form}(?![\\p{L}\\d])`)
    .join("|"),
  "gu",
);

const MEASURE = `(?:${anyOf(values.measures)}|per cent)`;
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,])[$€£]?\\d+(?:[.,]\\d+)*(?:\\s${anyOf(values.largeNumbers)})?(?:\\s?%|\\s(?:square |cubic )?${MEASURE}(?![\\p{L}\\d]))?(?![\\p{L}\\d])`,
  "gu",
);

/** Dates and years of a sentence, in order. */
export function datesOf(sentence: string): readonly Stretch[] {
  return stretches(sentence, DATE);
}

/** Numbers of a sentence with their units, in order. */
export function numbersOf(sentence: string): readonly Stretch[] {
  return stretches(sentence, NUMBER);
}

/** The year within a date; undefined when it names none. */
export function yearWithin(date: string): Stretch | undefined {
  const match = /(?<!\d)[1-9]\d{2,3}(?:\sB\.?C\.?E?\.?)?(?![\d])/u.exec(date);
  return match === null ? undefined : { start: match.index, end: match.index + match[0].length };
}

/** Whether a date names its day. */
export function namesDay(date: string): boolean {
  return /(?<!\d)\d{1,2}(?:st|nd|rd|th)?(?!\d)/u.test(date) && /\p{L}{3,}/u.test(date) && !/century/u.test(date);
}

/** Whether a number is one of a clock. */
export function isClockTime(number: string): boolean {
  return CLOCK_TIME.test(number);
}

function stretches(sentence: string, pattern: RegExp): readonly Stretch[] {
  return Array.from(sentence.matchAll(pattern), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
