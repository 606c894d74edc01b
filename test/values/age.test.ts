import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DateValue } from "../../engine/question/form/logical-form.ts";
import { ageOn } from "../../engine/values/age.ts";
import { parseDate } from "../../engine/values/date.ts";

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const daysIn = (year: number, month: number): number =>
  [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;

const day = (earliest: number, latest: number): fc.Arbitrary<Required<Omit<DateValue, "type">>> =>
  fc
    .record({
      year: fc.integer({ min: earliest, max: latest }),
      month: fc.integer({ min: 1, max: 12 }),
      day: fc.integer({ min: 1, max: 31 }),
    })
    .map((each) => ({ ...each, day: Math.min(each.day, daysIn(each.year, each.month)) }));

type Day = Required<Omit<DateValue, "type">>;

function dayAfter({ year, month, day: of }: Day): Day {
  if (of < daysIn(year, month)) return { year, month, day: of + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}

const isBefore = (a: Day, b: Day): boolean =>
  a.year !== b.year ? a.year < b.year : a.month !== b.month ? a.month < b.month : a.day < b.day;

/** Birthdays that were had, and the days, counted one by one. */
function naive(born: Day, today: Day): { readonly years: number; readonly days: number } {
  let [years, days] = [0, 0];
  for (let at = born; isBefore(at, today); days += 1) {
    at = dayAfter(at);
    const isBirthday =
      (at.month === born.month && at.day === born.day) ||
      // Who was born on 29 February is a year older when that day would be over.
      (born.month === 2 && born.day === 29 && !isLeap(at.year) && at.month === 3 && at.day === 1);
    if (isBirthday) years += 1;
  }
  return { years, days };
}

const dated = (each: Day): DateValue => ({ type: "date", ...each });

describe("an age", () => {
  test("is the number of birthdays had, also around leap days, before the year 1000 and before the common era", () => {
    const centuries = fc.constantFrom([1890, 2030], [880, 1010], [-60, 40]);
    fc.assert(
      fc.property(
        centuries.chain(([from = 0, to = 0]) => fc.tuple(day(from, to), day(from, to))),
        ([one, other]) => {
          const [born, today] = isBefore(other, one) ? [other, one] : [one, other];
          const age = ageOn(dated(born), dated(today));
          const { years, days } = naive(born, today);
          expect(age?.years).toEqual({ least: years, most: years });
          expect(age?.days).toEqual({ least: days, most: days });
          if (isBefore(born, today)) expect(ageOn(dated(today), dated(born))).toBeUndefined();
        },
      ),
      { numRuns: 40 },
    );
  });

  test("is by a year or a month alone what it may be by any day of that", () => {
    fc.assert(
      fc.property(day(1980, 1990), day(1991, 2000), fc.boolean(), (born, today, isMonth) => {
        const coarse: DateValue = { type: "date", year: born.year, ...(isMonth ? { month: born.month } : {}) };
        const age = ageOn(coarse, dated(today));
        const months = isMonth ? [born.month] : Array.from({ length: 12 }, (_, at) => at + 1);
        const all = months.flatMap((month) =>
          Array.from({ length: daysIn(born.year, month) }, (_, at) =>
            naiveYears({ year: born.year, month, day: at + 1 }, today),
          ),
        );
        expect(age?.years).toEqual({ least: Math.min(...all), most: Math.max(...all) });
      }),
    );
  });

  test.each([
    ["2000-11-29", "2026-11-29", 26],
    ["2000-11-30", "2026-11-29", 25],
    ["2000-02-29", "2025-02-28", 24],
    ["2000-02-29", "2025-03-01", 25],
    ["2000-02-29", "2028-02-29", 28],
    ["1999-12-31T23:59:59+14:00", "2026-12-30", 26],
    ["0998-06-01Z", "2026-06-01", 1028],
    ["-0044-03-15", "2026-03-14", 2069],
  ])("from %s to %s is %s years", (from, to, years) => {
    const [born, today] = [parseDate(from), parseDate(to)];
    if (born === undefined || today === undefined) throw new TypeError("Both are dates.");
    expect(ageOn(born, today)?.years).toEqual({ least: years, most: years });
  });

  test("by a year alone is exact on its last day", () => {
    expect(ageOn({ type: "date", year: 1990 }, { type: "date", year: 2020, month: 12, day: 31 })?.years).toEqual({
      least: 30,
      most: 30,
    });
  });

  test("of what began within the year of asking is none at the least", () => {
    expect(ageOn({ type: "date", year: 2026 }, { type: "date", year: 2026, month: 5, day: 1 })?.days).toEqual({
      least: 0,
      most: 120,
    });
  });
});

function naiveYears(born: Day, today: Day): number {
  const had = today.month > born.month || (today.month === born.month && today.day >= born.day);
  return today.year - born.year - (had ? 0 : 1);
}
