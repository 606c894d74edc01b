import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scaledOutcomes } from "../../../engine/strategies/fusion/mqpf/outcome/scaled.ts";
import { overallScore } from "../../../engine/strategies/fusion/mqpf/overall.ts";
import { weightsOf } from "../../../engine/strategies/fusion/mqpf/weights.ts";

const usual = { threshold: 2, temperature: 1 };
const MIDDLE = 5 / 3;

describe("outcomes are scaled to 0–10/3", () => {
  test("between the least and the greatest of the question", () => {
    const scaled = scaledOutcomes([-4, 6, 1]);
    expect(scaled[0]).toBe(0);
    expect(scaled[1]).toBeCloseTo(10 / 3);
    expect(scaled[2]).toBeCloseTo(5 / 3);
  });

  test("to the middle where all are equal, or there is one", () => {
    expect(scaledOutcomes([7, 7, 7])).toEqual([MIDDLE, MIDDLE, MIDDLE]);
    expect(scaledOutcomes([7])).toEqual([MIDDLE]);
    // Equal but for rounding: else what is nothing would be all.
    expect(scaledOutcomes([0.1 + 0.2, 0.3])).toEqual([MIDDLE, MIDDLE]);
  });

  test("to the middle for a path that has none", () => {
    const scaled = scaledOutcomes([0, null, 10, Number.NaN, Number.POSITIVE_INFINITY]);
    expect([scaled[1], scaled[3], scaled[4]]).toEqual([MIDDLE, MIDDLE, MIDDLE]);
    expect(scaled[2]).toBeCloseTo(10 / 3);
    expect(scaledOutcomes([null, null])).toEqual([MIDDLE, MIDDLE]);
    expect(scaledOutcomes([])).toEqual([]);
  });

  test("within the range, in the order of the scores, whatever their own range", () => {
    const raw = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.constantFrom(Number.MAX_VALUE, -Number.MAX_VALUE, 5e-324, 0),
    );
    fc.assert(
      fc.property(fc.array(raw, { minLength: 1, maxLength: 8 }), (raws) => {
        const scaled = scaledOutcomes(raws);
        scaled.forEach((one, index) => {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(10 / 3);
          scaled.forEach((other, at) => {
            if ((raws[index] ?? 0) > (raws[at] ?? 0)) expect(one).toBeGreaterThanOrEqual(other);
          });
        });
      }),
    );
  });
});

describe("the overall score", () => {
  test("is a third of the semantic score, ten thirds of the structural one, and the outcome", () => {
    expect(overallScore({ semantic: 9, structural: 0.6, outcome: 2 })).toBeCloseTo(3 + 2 + 2);
    expect(overallScore({ semantic: 10, structural: 1, outcome: 10 / 3 })).toBe(10);
    expect(overallScore({ semantic: 0, structural: 0, outcome: 0 })).toBe(0);
  });

  test.each([
    ["semantic", 4],
    ["structural", 5],
    ["outcome", 5],
  ])("without the %s score is the sum of the others", (without, sum) => {
    expect(overallScore({ semantic: 9, structural: 0.6, outcome: 2, [without]: null })).toBeCloseTo(sum);
  });
});

describe("weights", () => {
  test("are the softmax of what reaches θ", () => {
    const { kept, weights, isBelowThreshold } = weightsOf([5, 2, 1.999, 4], usual);
    expect(kept).toEqual([true, true, false, true]);
    expect(isBelowThreshold).toBe(false);
    const sum = Math.exp(5) + Math.exp(2) + Math.exp(4);
    [5, 2, undefined, 4].forEach((score, index) =>
      expect(weights[index]).toBeCloseTo(score === undefined ? 0 : Math.exp(score) / sum, 12),
    );
  });

  test("keep the best where nothing reaches θ, and say so", () => {
    expect(weightsOf([1, 1.5, 0], usual)).toEqual({
      kept: [false, true, false],
      weights: [0, 1, 0],
      isBelowThreshold: true,
    });
    // Which of two that are equally good comes first must not matter.
    expect(weightsOf([1.5, 1, 1.5], usual)).toMatchObject({ kept: [true, false, true], weights: [0.5, 0, 0.5] });
    expect(weightsOf([], usual)).toEqual({ kept: [], weights: [], isBelowThreshold: false });
  });

  test("are the more even, the higher the temperature", () => {
    const heaviest = (temperature: number): number => weightsOf([5, 4], { threshold: 0, temperature }).weights[0] ?? 0;
    expect(heaviest(0.01)).toBeCloseTo(1);
    expect(heaviest(1)).toBeCloseTo(1 / (1 + Math.exp(-1)));
    expect(heaviest(100)).toBeCloseTo(0.5, 2);
  });

  const scores = fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 1, maxLength: 12 });
  const options = fc.record({
    threshold: fc.double({ min: 0, max: 10, noNaN: true }),
    temperature: fc.double({ min: 0.01, max: 100, noNaN: true }),
  });

  test("sum to 1 over those that are kept, and are 0 for the others", () => {
    fc.assert(
      fc.property(scores, options, (all, chosen) => {
        const { kept, weights } = weightsOf(all, chosen);
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
        weights.forEach((weight, index) => {
          expect(weight).toBeGreaterThanOrEqual(0);
          if (kept[index] !== true) expect(weight).toBe(0);
        });
        expect(kept).toContain(true);
      }),
    );
  });

  test("grow with the score", () => {
    fc.assert(
      fc.property(scores, options, (all, chosen) => {
        const { weights } = weightsOf(all, chosen);
        weights.forEach((one, index) =>
          weights.forEach((other, at) => {
            if ((all[index] ?? 0) >= (all[at] ?? 0)) expect(one).toBeGreaterThanOrEqual(other);
          }),
        );
      }),
    );
  });
});
