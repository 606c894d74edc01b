import { compareDates, daysInMonth } from "./date.ts";
import { timeBetween } from "./between-dates.ts";
import type { DateValue } from "../question/form/logical-form.ts";

/** How many full years, months and days lie between a date and a day, at the least and at the most. */
export interface Age {
  readonly years: Range;
  readonly months: Range;
  readonly days: Range;
}

/** Whole numbers; equal where the date is exact enough to tell. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * How old something is on a day that began on a date: by the first and by the last day that either may mean. Who was
 * born on 29 February is a year older on 1 March of a year without that day. Undefined for what begins later.
 */
export function ageOn(began: DateValue, day: DateValue): Age | undefined {
  if (compareDates(began, day) === "after") return undefined;
  const longest = timeBetween(firstDay(began), lastDay(day));
  // Of what began in the same year as it is looked at it is not known that it began before.
  const [latest, earliest] = [lastDay(began), firstDay(day)];
  const shortest = compareDates(latest, earliest) === "after" ? undefined : timeBetween(latest, earliest);
  const range = (of: (time: ReturnType<typeof timeBetween>) => number | undefined): Range => ({
    least: shortest === undefined ? 0 : (of(shortest) ?? 0),
    most: of(longest) ?? 0,
  });
  return {
    years: range(({ fullYears }) => fullYears),
    months: range(({ fullMonths }) => fullMonths),
    days: range(({ days }) => days),
  };
}

function firstDay({ year, month = 1, day = 1 }: DateValue): DateValue {
  return { type: "date", year, month, day };
}

function lastDay({ year, month = 12, day }: DateValue): DateValue {
  return { type: "date", year, month, day: day ?? daysInMonth(year, month) };
}
