import type { DateValue } from "../question/form/logical-form.ts";

export type DateOrder = "before" | "equal" | "after" | "unknown";

/**
 * Compares two dates at their common precision. Dates of different precision that agree as far as both go are
 * "unknown": 1969 may be before or after 20 July 1969. Equal dates of one precision are "equal" at that precision.
 */
export function compareDates(a: DateValue, b: DateValue): DateOrder {
  const pairs = [
    [a.year, b.year],
    [a.month, b.month],
    [a.day, b.day],
  ] as const;
  for (const [mine, yours] of pairs) {
    if (mine === undefined && yours === undefined) return "equal";
    if (mine === undefined || yours === undefined) return "unknown";
    if (mine !== yours) return mine < yours ? "before" : "after";
  }
  return "equal";
}

/**
 * The first and the last day that a date may mean, as numbers in the order of time. They are ordinals, not days since
 * some epoch: only their order means anything.
 */
export function dayRange(date: DateValue): { readonly first: number; readonly last: number } {
  const ordinal = (month: number, day: number): number => date.year * 372 + (month - 1) * 31 + (day - 1);
  return {
    first: ordinal(date.month ?? 1, date.day ?? 1),
    last: ordinal(date.month ?? 12, date.day ?? 31),
  };
}

/** The day before all that a date may mean; like the last day of a month, in the order of time alone. */
export function dayBefore({ year, month = 1, day = 1 }: DateValue): DateValue {
  if (day > 1) return { type: "date", year, month, day: day - 1 };
  return month > 1
    ? { type: "date", year, month: month - 1, day: 31 }
    : { type: "date", year: year - 1, month: 12, day: 31 };
}

/** The day after all that a date may mean, in the order of time alone. */
export function dayAfter({ year, month = 12, day = 31 }: DateValue): DateValue {
  if (day < 31) return { type: "date", year, month, day: day + 1 };
  return month < 12
    ? { type: "date", year, month: month + 1, day: 1 }
    : { type: "date", year: year + 1, month: 1, day: 1 };
}

const ISO_DATE = /^([+-]?\d{4,})(?:-(\d{2})(?:-(\d{2}))?)?(?:T[\d:.]+)?(?:Z|[+-]\d{2}:\d{2})?$/;

/**
 * Reads the lexical form of xsd:date, gYear, gYearMonth or dateTime, and a plain year; undefined for anything else. A
 * month or day of "00" is unknown, as Wikidata writes it. A time of day is dropped. A day that its month does not have
 * is no date.
 */
export function parseDate(lexical: string): DateValue | undefined {
  const match = ISO_DATE.exec(lexical.trim());
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  if (month > 12 || day > daysInMonth(year, month)) return undefined;
  if (month === 0) return { type: "date", year };
  return day === 0 ? { type: "date", year, month } : { type: "date", year, month, day };
}

/** How many days a month has; 31 where the month is not known. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** ISO 8601 at the date's own precision; years have at least four digits. */
export function isoDate(date: DateValue): string {
  const year = `${date.year < 0 ? "-" : ""}${String(Math.abs(date.year)).padStart(4, "0")}`;
  return [year, ...[date.month, date.day].filter((part) => part !== undefined).map(twoDigits)].join("-");
}

function twoDigits(part: number): string {
  return String(part).padStart(2, "0");
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** As a person writes it: `5 February 1971`, `July 1969`, `44 BC`. Year 0 of ISO 8601 is 1 BC. */
export function dateLabel(date: DateValue): string {
  const year = date.year > 0 ? String(date.year) : `${1 - date.year} BC`;
  if (date.month === undefined) return year;
  const month = MONTHS[date.month - 1] ?? "";
  return date.day === undefined ? `${month} ${year}` : `${date.day} ${month} ${year}`;
}
