import { describe, expect, test } from "vitest";
import { compareRuns } from "../../../evaluation/statistics/compare-runs.ts";
import { answered, scored } from "./examples.ts";

const right = (id: string, repetition = 1) => scored(id, answered(["Paris"]), undefined, repetition);
const wrong = (id: string, repetition = 1) => scored(id, answered(["Lyon"]), undefined, repetition);

describe("two runs are compared", () => {
  const first = [right("a"), wrong("b"), wrong("c"), wrong("d"), right("only first")];
  const second = [wrong("d"), right("c"), right("b"), right("a"), wrong("only second")];

  test("question by question", () => {
    const { n, metrics, gained, lost, onlyInFirst, onlyInSecond } = compareRuns(first, second);
    expect([n, gained, lost]).toEqual([4, ["b", "c"], []]);
    expect([onlyInFirst, onlyInSecond]).toEqual([["only first"], ["only second"]]);
    expect(metrics.hits1).toMatchObject({
      first: 1 / 4,
      second: 3 / 4,
      higher: 2,
      lower: 0,
      difference: { mean: 1 / 2, n: 4 },
    });
    // Two questions, both for the second: 2·(1/2)².
    expect(metrics.hits1?.p).toBeCloseTo(1 / 2, 12);
    expect(metrics.tokens).toMatchObject({ difference: { mean: 0, low: 0, high: 0 }, p: 1 });
  });

  test("and in the other direction with the opposite sign", () => {
    const [there, back] = [compareRuns(first, second).metrics.hits1, compareRuns(second, first).metrics.hits1];
    expect(back?.difference.mean).toBe(-(there?.difference.mean ?? NaN));
    expect(back?.p).toBe(there?.p);
  });

  test("with repetitions averaged", () => {
    const { n, metrics } = compareRuns([right("a"), wrong("a", 2)], [right("a"), right("a", 2)]);
    expect(n).toBe(1);
    expect(metrics.hits1?.difference.mean).toBe(1 / 2);
  });

  test("and a run with itself differs in nothing", () => {
    const same = compareRuns(first, first);
    for (const comparison of Object.values(same.metrics))
      expect(comparison).toMatchObject({ difference: { mean: 0, low: 0, high: 0 }, p: 1 });
  });
});

test("runs over different questions are refused", () => {
  expect(() => compareRuns([right("a")], [right("b"), right("c")])).toThrow(/1 and 2 questions have none in common/);
  expect(() => compareRuns([], [])).toThrow(RangeError);
});
