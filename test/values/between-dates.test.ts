import fc from "fast-check";
import { expect, test } from "vitest";
import { timeBetween } from "../../engine/values/between-dates.ts";
import type { DateValue } from "../../engine/question/form/logical-form.ts";

const DAY_MS = 86_400_000;

const instant = fc.integer({ min: -2_000 * 365, max: 2_000 * 365 }).map((days) => new Date(days * DAY_MS));

function dateOf(instantOf: Date): DateValue {
  return {
    type: "date",
    year: instantOf.getUTCFullYear(),
    month: instantOf.getUTCMonth() + 1,
    day: instantOf.getUTCDate(),
  };
}

test("days, months and years between any two days are those of the calendar", () => {
  fc.assert(
    fc.property(instant, instant, (a, b) => {
      const [from, to] = a <= b ? [a, b] : [b, a];
      const { days, fullMonths, fullYears, calendarYears } = timeBetween(dateOf(from), dateOf(to));
      expect(days).toBe((to.getTime() - from.getTime()) / DAY_MS);
      expect(calendarYears).toBe(to.getUTCFullYear() - from.getUTCFullYear());
      expect(fullYears).toBe(Math.floor((fullMonths ?? NaN) / 12));
      expect(calendarYears - (fullYears ?? NaN)).toBeGreaterThanOrEqual(0);
      expect(calendarYears - (fullYears ?? NaN)).toBeLessThanOrEqual(1);
      // So many months later it is no later, and a month more would be.
      const later = (months: number): [number, number] => {
        const all = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
        return [all, from.getUTCDate()];
      };
      const end: [number, number] = [to.getUTCFullYear() * 12 + to.getUTCMonth(), to.getUTCDate()];
      const isBy = ([month, day]: [number, number]): boolean => month < end[0] || (month === end[0] && day <= end[1]);
      expect(isBy(later(fullMonths ?? NaN))).toBe(true);
      expect(isBy(later((fullMonths ?? NaN) + 1))).toBe(false);
    }),
  );
});

test("what is told less exactly is reckoned as far as both tell", () => {
  const year = (number: number): DateValue => ({ type: "date", year: number });
  expect(timeBetween(year(1901), { type: "date", year: 1934, month: 2, day: 1 })).toEqual({ calendarYears: 33 });
  expect(timeBetween({ ...year(1901), month: 5 }, { ...year(1902), month: 5, day: 3 })).toEqual({
    calendarYears: 1,
    fullYears: 1,
    fullMonths: 12,
  });
});
