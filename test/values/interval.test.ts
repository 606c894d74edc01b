import fc from "fast-check";
import { expect, test } from "vitest";
import type { DateValue } from "../../engine/question/form/logical-form.ts";
import { holdsThroughout } from "../../engine/values/interval.ts";

const TODAY: DateValue = { type: "date", year: 2026, month: 1, day: 20 };
const day = (number: number): DateValue => ({ type: "date", year: 2026, month: 1, day: number });
const month = fc.tuple(fc.integer({ min: 1, max: 19 }), fc.integer({ min: 0, max: 18 }));

test("holds throughout from one day to another when it holds on each of them", () => {
  fc.assert(
    fc.property(month, month, fc.boolean(), ([begin, length], [first, more], isOpen) => {
      const end = begin + length + 1;
      const last = Math.min(first + more, 20);
      const stated = { from: day(begin), ...(isOpen ? {} : { to: day(end) }) };
      const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      // What is over on the day before the last is said to have held until that.
      const told = days.length > 1 ? days.slice(0, -1) : [first - 1, first];
      const on = (each: number): boolean => each >= begin && (isOpen || each <= end);
      const expected = days.length > 1 ? told.every(on) && (on(last) || on(last - 1)) : on(first);
      expect(holdsThroughout(stated, { from: day(first), to: day(last) }, TODAY)).toBe(expected ? "yes" : "no");
    }),
  );
});

test("holds since a day when it holds on that day and on each up to today", () => {
  fc.assert(
    fc.property(month, fc.integer({ min: 1, max: 20 }), fc.boolean(), ([begin, length], since, isOpen) => {
      const end = begin + length + 1;
      const stated = { from: day(begin), ...(isOpen ? {} : { to: day(Math.min(end, 31)) }) };
      // Of what ends today nobody can tell whether it is over.
      const today = isOpen || end > 20 ? "yes" : end === 20 ? "unknown" : "no";
      expect(holdsThroughout(stated, { from: day(since) }, TODAY)).toBe(begin <= since ? today : "no");
    }),
  );
});
