import type { DateValue } from "../question/form/logical-form.ts";

/** The time from one date to a later one, as far as both tell. */
export interface TimeBetween {
  /** By their calendar years alone: from December 1999 to January 2000 it is 1. */
  readonly calendarYears: number;
  /** Full years that have passed; absent where a month of one of them is not told and may decide. */
  readonly fullYears?: number;
  readonly fullMonths?: number;
  /** Absent unless both are told to the day. */
  readonly days?: number;
}

/**
 * What lies between two dates of the proleptic Gregorian calendar, the earlier one first, at their common precision: of
 * two dates in months 5 years have passed when the months are the same.
 */
export function timeBetween(from: DateValue, to: DateValue): TimeBetween {
  const calendarYears = to.year - from.year;
  if (from.month === undefined || to.month === undefined) return { calendarYears };
  const areDays = from.day !== undefined && to.day !== undefined;
  const isMonthOver = !areDays || !isBeforeInMonth(to, from);
  const fullMonths = calendarYears * 12 + to.month - from.month - (isMonthOver ? 0 : 1);
  return {
    calendarYears,
    fullYears: Math.floor(fullMonths / 12),
    fullMonths,
    ...(areDays ? { days: dayNumber(to) - dayNumber(from) } : {}),
  };
}

function isBeforeInMonth(one: DateValue, other: DateValue): boolean {
  return (one.day ?? 1) < (other.day ?? 1);
}

const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;

/** Days since 1 March of the year 0 (H. Hinnant, "chrono-compatible low-level date algorithms", `days_from_civil`). */
function dayNumber({ year, month = 1, day = 1 }: DateValue): number {
  const shifted = month <= 2 ? year - 1 : year;
  const era = Math.floor(shifted / YEARS_PER_ERA);
  const yearOfEra = shifted - era * YEARS_PER_ERA;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_PER_ERA + dayOfEra;
}
