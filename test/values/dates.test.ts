import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DateValue } from "../../engine/question/form/logical-form.ts";
import { literal, XSD } from "../../engine/rdf/term.ts";
import { compareDates, dateLabel, isoDate, parseDate } from "../../engine/values/date.ts";
import {
  endedBy,
  holdsIn,
  holdsOn,
  isAhead,
  periodOf,
  periodWithin,
  type Interval,
} from "../../engine/values/interval.ts";
import { literalValue } from "../../engine/values/literal-value.ts";
import { textValue } from "../../engine/values/text-value.ts";

const year = fc.integer({ min: -4, max: 4 });
const part = fc.integer({ min: 1, max: 3 });
const date: fc.Arbitrary<DateValue> = fc.oneof(
  year.map((y): DateValue => ({ type: "date", year: y })),
  fc.tuple(year, part).map(([y, month]): DateValue => ({ type: "date", year: y, month })),
  fc.tuple(year, part, part).map(([y, month, day]): DateValue => ({ type: "date", year: y, month, day })),
);
/** A day, of which a less precise date says only the beginning. */
const exact = fc.tuple(year, part, part).map(([y, month, day]) => ({ type: "date", year: y, month, day }) as const);
const interval: fc.Arbitrary<Interval> = fc
  .tuple(fc.option(date, { nil: undefined }), fc.option(date, { nil: undefined }))
  .map(([from, to]) => ({ ...(from && { from }), ...(to && { to }) }));

const OPPOSITE = { before: "after", after: "before", equal: "equal", unknown: "unknown" } as const;

describe("order of dates", () => {
  test("is antisymmetric, and equal only to itself", () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        expect(compareDates(b, a)).toBe(OPPOSITE[compareDates(a, b)]);
        expect(compareDates(a, b) === "equal").toBe(isoDate(a) === isoDate(b));
      }),
    );
  });

  test("is transitive where it is certain", () => {
    fc.assert(
      fc.property(date, date, date, (a, b, c) => {
        if (compareDates(a, b) === "before" && compareDates(b, c) === "before")
          expect(compareDates(a, c)).toBe("before");
        if (compareDates(a, b) === "equal") expect(compareDates(a, c)).toBe(compareDates(b, c));
      }),
    );
  });

  test("is unknown exactly where more precision could decide either way", () => {
    fc.assert(
      fc.property(exact, fc.constantFrom(1, 2), exact, (day, precision, other) => {
        const coarse: DateValue =
          precision === 1 ? { type: "date", year: day.year } : { type: "date", year: day.year, month: day.month };
        const order = compareDates(coarse, other);
        if (order === "before" || order === "after") expect(compareDates(day, other)).toBe(order);
      }),
    );
    expect(compareDates({ type: "date", year: 1969 }, { type: "date", year: 1969, month: 7, day: 20 })).toBe("unknown");
    expect(compareDates({ type: "date", year: -43 }, { type: "date", year: 1 })).toBe("before");
  });
});

describe("intervals", () => {
  const lastDay: DateValue = { type: "date", year: 9999 };

  test("overlap alike in either order, as far as they are known", () => {
    fc.assert(
      fc.property(interval, interval, (a, b) => void expect(holdsIn(a, b, lastDay)).toBe(holdsIn(b, a, lastDay))),
    );
  });

  test("are told of in fewer periods the earlier the day, and of none to come unless their end is stated", () => {
    fc.assert(
      fc.property(interval, interval, exact, (stated, period, today) => {
        const then = holdsIn(stated, period, today);
        if (then !== "unknown") expect(holdsIn(stated, period, lastDay)).toBe(then);
        if (stated.to !== undefined) expect(holdsIn(stated, period, lastDay)).toBe(then);
        else if (isAhead(period, today) && (stated.from === undefined || compareDates(stated.from, today) === "before"))
          expect(then).not.toBe("yes");
      }),
      { numRuns: 1_000 },
    );
  });

  test("hold within the ends of a period, or at them", () => {
    fc.assert(
      fc.property(exact, date, (day, end) => {
        const moment: Interval = { from: day, to: day };
        const order = compareDates(day, end);
        // A day is within a date that is less precise, and then neither before nor after it.
        expect(holdsIn(moment, periodWithin(undefined, end), lastDay)).toBe(order === "before" ? "yes" : "no");
        expect(holdsIn(moment, periodWithin(end, undefined), lastDay)).toBe(order === "after" ? "yes" : "no");
        expect(holdsIn(moment, periodOf(undefined, end), lastDay)).toBe(order === "after" ? "no" : "yes");
        expect(holdsIn(moment, periodOf(end, undefined), lastDay)).toBe(order === "before" ? "no" : "yes");
      }),
    );
  });

  test("are certain only of what holds for every day that their ends may mean", () => {
    const covers = (coarse: DateValue, day: DateValue): boolean =>
      coarse.year === day.year && (coarse.month ?? day.month) === day.month && (coarse.day ?? day.day) === day.day;
    fc.assert(
      fc.property(interval, exact, exact, exact, (stated, from, to, at) => {
        fc.pre(
          (stated.from === undefined || covers(stated.from, from)) &&
            (stated.to === undefined || covers(stated.to, to)),
        );
        const meant: Interval = { ...(stated.from && { from }), ...(stated.to && { to }) };
        const judged = holdsOn(stated, at);
        if (judged !== "unknown" && compareDates(from, to) === "before") expect(holdsOn(meant, at)).toBe(judged);
        const ended = endedBy(stated, at);
        if (ended !== "unknown") expect(endedBy(meant, at)).toBe(ended);
      }),
      { numRuns: 3_000 },
    );
  });

  test("of a president: in office, in the year of the change, and when dates are coarse", () => {
    const nixon: Interval = {
      from: { type: "date", year: 1969, month: 1, day: 20 },
      to: { type: "date", year: 1974, month: 8, day: 9 },
    };
    const on = (y: number, month?: number, day?: number): DateValue => ({
      type: "date",
      year: y,
      ...(month && { month }),
      ...(day && { day }),
    });
    expect(holdsIn(nixon, { from: on(1971, 2, 5), to: on(1971, 2, 5) }, lastDay)).toBe("yes");
    expect(holdsIn(nixon, periodOf(on(1969), on(1969)), lastDay)).toBe("yes");
    // An event of 1969 may have been before the twentieth of January.
    expect(holdsIn(nixon, { from: on(1969), to: on(1969) }, lastDay)).toBe("unknown");
    expect(holdsIn(nixon, periodOf(on(1960), on(1968)), lastDay)).toBe("no");
    expect(endedBy({ ended: true }, on(2026))).toBe("yes");
    expect(holdsOn({ from: on(2000), ended: true }, on(2026))).toBe("no");
    expect(holdsIn({ from: on(2000), ended: true }, periodOf(on(2005), on(2005)), lastDay)).toBe("unknown");
    expect(holdsIn({ from: on(2000), ended: true }, periodOf(on(1990), on(1995)), lastDay)).toBe("no");
  });
});

describe("dates as text", () => {
  test("read and written again are the same", () => {
    fc.assert(fc.property(date, (each) => void expect(parseDate(isoDate(each))).toEqual(each)));
    fc.assert(fc.property(fc.string(), (text) => void parseDate(text)));
  });

  test.each([
    ["1969-07-20", "20 July 1969"],
    ["1969-07", "July 1969"],
    ["1969", "1969"],
    ["-0043", "44 BC"],
    ["0000", "1 BC"],
    ["1850-00-00", "1850"],
    ["1969-07-20T20:17:40Z", "20 July 1969"],
    ["2026-01-01+02:00", "1 January 2026"],
    ["12026", "12026"],
  ])("%s is %s", (lexical, label) => expect(dateLabel(parseDate(lexical) ?? { type: "date", year: 9999 })).toBe(label));

  test.each(["", "69", "July", "1969-13-01", "1969-7-20", "yesterday"])("%s is no date", (text) =>
    expect(parseDate(text)).toBeUndefined(),
  );

  test("integers and strings are years where the relation has dates, and numbers where it has not", () => {
    const integer = literal("1969", `${XSD}integer`);
    expect(literalValue(integer, { objectKind: "DATE" })).toEqual({ type: "date", year: 1969 });
    expect(literalValue(literal("1969"), { objectKind: "DATE" })).toEqual({ type: "date", year: 1969 });
    expect(literalValue(integer, { objectKind: "NUMBER", unit: "metre" })).toEqual({
      type: "number",
      number: 1969,
      unit: "metre",
    });
    expect(literalValue(literal("1969"))).toEqual({ type: "text", text: "1969" });
  });

  test.each([
    ["20 July 1969", { type: "date", year: 1969, month: 7, day: 20 }],
    ["July 20, 1969", { type: "date", year: 1969, month: 7, day: 20 }],
    ["44 BC", { type: "date", year: -43 }],
    ["8,849 metres", { type: "number", number: 8849, unit: "metre" }],
    ["12%", { type: "text", text: "12%" }],
    ["heroin", { type: "text", text: "heroin" }],
  ])("words of a document: %s", (text, value) => expect(textValue(text)).toEqual(value));
});

describe("a day that does not exist", () => {
  test.each(["2020-02-30", "2021-02-29", "1900-02-29", "2020-04-31", "2020-06-31T12:00:00Z", "2020-13-01"])(
    "%s is no date",
    (lexical) => {
      expect(parseDate(lexical)).toBeUndefined();
      expect(literalValue(literal(lexical, `${XSD}date`))).toEqual({ type: "text", text: lexical });
    },
  );

  test.each(["2020-02-29", "2000-02-29", "-0004-02-29", "2020-12-31", "2020-00-00"])("%s is one", (lexical) => {
    expect(parseDate(lexical)).toBeDefined();
  });
});
