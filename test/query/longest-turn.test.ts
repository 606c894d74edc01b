import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestHeld } from "../../engine/query/execution/longest-turn.ts";
import type { Held } from "../../engine/query/execution/turns.ts";
import type { DateValue } from "../../engine/question/form/logical-form.ts";
import type { Interval } from "../../engine/values/interval.ts";

const TODAY: DateValue = { type: "date", year: 2020, month: 1, day: 1 };

function year(of: number): DateValue {
  return { type: "date", year: of, month: 1, day: 1 };
}

function held(holder: string, ...years: readonly (readonly [number, number?])[]): Held {
  const intervals = years.map(([from, to]): Interval => ({
    from: year(from),
    ...(to === undefined ? {} : { to: year(to) }),
  }));
  return { holder, from: year(years[0]?.[0] ?? 0), intervals };
}

/** Terms one after another, by how many years each took and who held it. */
const TERMS = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom("a", "b", "c", "d")), {
  minLength: 1,
  maxLength: 8,
});

describe("whoever held something longest", () => {
  test("is whoever did by all that is stated together, where the longest stretch says so too", () => {
    fc.assert(
      fc.property(TERMS, (terms) => {
        let from = 1700;
        const turns: Held[] = [];
        for (const [years, holder] of terms) {
          const last = turns.at(-1);
          const interval = { from: year(from), to: year(from + years) };
          if (last?.holder === holder) turns[turns.length - 1] = { ...last, intervals: [...last.intervals, interval] };
          else turns.push({ holder, from: year(from), intervals: [interval] });
          from += years;
        }
        const days = ({ from: begun, to }: Interval): number =>
          (Date.UTC(to?.year ?? 0, 0, 1) - Date.UTC(begun?.year ?? 0, 0, 1)) / 86_400_000;
        const sum = (some: readonly Interval[]): number => some.reduce((all, each) => all + days(each), 0);
        const best = (lengths: ReadonlyMap<string, number>): readonly string[] =>
          [...lengths].filter(([, length]) => Math.max(...lengths.values()) - length <= 2).map(([holder]) => holder);
        const [whole, stretch] = [new Map<string, number>(), new Map<string, number>()];
        for (const { holder, intervals } of turns) {
          whole.set(holder, (whole.get(holder) ?? 0) + sum(intervals));
          stretch.set(holder, Math.max(stretch.get(holder) ?? 0, sum(intervals)));
        }
        const isSame = best(whole).toSorted().join() === best(stretch).toSorted().join();
        const expected = isSame
          ? turns.filter(({ holder }) => best(whole).includes(holder)).flatMap(({ intervals }) => intervals)
          : [];
        const found = longestHeld(turns, TODAY).intervals;
        expect(new Set(found.map((each) => JSON.stringify(each)))).toEqual(
          new Set(expected.map((each) => JSON.stringify(each))),
        );
      }),
    );
  });

  test.each([
    ["what goes on is longer by now", [held("a", [1900, 1910]), held("b", [1910])]],
    [
      "what goes on and what was before are longer together",
      [held("a", [1990, 2004]), held("b", [2004, 2009], [2009])],
    ],
    ["all of it goes on", [held("a", [2010])]],
    ["times overlap", [held("a", [1900, 1910], [1905, 1915]), held("b", [1915, 1920])]],
    [
      "the two were at once, and one of them once more",
      [held("a", [1900, 1910]), held("b", [1900, 1910]), held("b", [1912, 1920])],
    ],
    ["another has the longest stretch", [held("a", [1900, 1906]), held("b", [1906, 1914]), held("a", [1914, 1919])]],
    ["no beginning is stated", [{ holder: "a", from: year(1900), intervals: [{ to: year(1900) }] }]],
    [
      "it ended, and no date is stated",
      [{ holder: "a", from: year(1900), intervals: [{ from: year(1900), ended: true }] }],
    ],
  ] as const)("is not known where %s", (_why, turns) => {
    const found = longestHeld(turns, TODAY);
    expect(found.intervals).toEqual([]);
    expect(found.unchecked).toBeDefined();
  });

  test("is not sure where only years are stated, and these are near", () => {
    const at = (from: number, to: number): Interval => ({
      from: { type: "date", year: from },
      to: { type: "date", year: to },
    });
    const near = [at(1985, 1993), at(1993, 2000)].map((each, index) => ({
      ...{ holder: String(index), from: each.from ?? TODAY, intervals: [each] },
    }));
    expect(longestHeld(near, TODAY)).toMatchObject({
      intervals: [at(1985, 1993)],
      unchecked: expect.stringContaining("coarse"),
    });
  });
});
