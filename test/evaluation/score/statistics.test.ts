import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bootstrapMean } from "../../../evaluation/statistics/bootstrap.ts";
import { calibration } from "../../../evaluation/statistics/calibration.ts";
import { mean, quantile } from "../../../evaluation/statistics/quantile.ts";
import { seededRandom } from "../../../evaluation/statistics/random.ts";
import { signTest } from "../../../evaluation/statistics/sign-test.ts";

const rates = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 60 });

describe("the bootstrap interval", () => {
  test("holds the mean, lies within the values, and is the same for the same seed", () => {
    fc.assert(
      fc.property(rates, fc.integer(), (values, seed) => {
        const estimate = bootstrapMean(values, { seed, resamples: 400 });
        const slack = 1e-12;
        expect(estimate.low).toBeLessThanOrEqual(estimate.mean + slack);
        expect(estimate.high).toBeGreaterThanOrEqual(estimate.mean - slack);
        expect(estimate.low).toBeGreaterThanOrEqual(Math.min(...values) - slack);
        expect(estimate.high).toBeLessThanOrEqual(Math.max(...values) + slack);
        expect(bootstrapMean(values, { seed, resamples: 400 })).toEqual(estimate);
      }),
    );
  });

  // The normal approximation of 40 of 100: 0.4 ± 1.96·√(0.4·0.6/100) = 0.304–0.496.
  test("of 40 right among 100 is what theory says", () => {
    const { mean: middle, low, high, n } = bootstrapMean([...Array<number>(40).fill(1), ...Array<number>(60).fill(0)]);
    expect([middle, n]).toEqual([0.4, 100]);
    expect(low).toBeCloseTo(0.304, 1);
    expect(high).toBeCloseTo(0.496, 1);
    expect(Math.abs(low - 0.304)).toBeLessThan(0.015);
    expect(Math.abs(high - 0.496)).toBeLessThan(0.015);
  });

  test("is wider at more confidence, and differs by seed", () => {
    const values = Array.from({ length: 50 }, (_, index) => index / 50);
    const [narrow, wide] = [bootstrapMean(values, { confidence: 0.5 }), bootstrapMean(values, { confidence: 0.99 })];
    expect(wide.high - wide.low).toBeGreaterThan(narrow.high - narrow.low);
    expect(bootstrapMean(values, { seed: 2 }).low).not.toBe(bootstrapMean(values, { seed: 3 }).low);
  });

  test("is refused for no values and for impossible options", () => {
    expect(() => bootstrapMean([])).toThrow(RangeError);
    expect(() => bootstrapMean([1], { resamples: 0 })).toThrow(/resamples.*0/);
    expect(() => bootstrapMean([1], { confidence: 95 })).toThrow(/confidence.*95/);
  });
});

test("random numbers are even over [0, 1)", () => {
  const random = seededRandom(7);
  const drawn = Array.from({ length: 20_000 }, random);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  for (let tenth = 0; tenth < 10; tenth += 1) {
    expect(drawn.filter((one) => Math.floor(one * 10) === tenth).length / 20_000).toBeCloseTo(0.1, 1);
  }
  expect(mean(drawn)).toBeCloseTo(0.5, 1);
});

test.each([
  [[4, 1, 3, 2], 0.5, 2.5],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 0.9, 10],
  [[10, 20], 0.9, 19],
  [[7], 0.9, 7],
])("the quantile of %j at %d is %d", (values, p, expected) => expect(quantile(values, p)).toBeCloseTo(expected, 12));

describe("the sign test", () => {
  test.each([
    [0, 0, 1],
    [1, 1, 1],
    [5, 0, 2 / 32],
    [0, 5, 2 / 32],
    // 2·(1 + 10 + 45)/1024
    [8, 2, 112 / 1024],
  ])("of %d against %d is %d", (better, worse, p) => expect(signTest(better, worse)).toBeCloseTo(p, 10));

  test("is symmetric, a probability, and holds for thousands", () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(3_000), (better, worse) => {
        const p = signTest(better, worse);
        expect(p).toBe(signTest(worse, better));
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }),
    );
    // The normal approximation with correction of continuity: z = (100 − 1)/√2000 = 2.2137, p = 0.0268.
    expect(signTest(1_050, 950)).toBeCloseTo(0.0268, 3);
  });
});

describe("calibration", () => {
  test("of an example by hand", () => {
    const answers = [
      { confidence: 0.95, right: 1 },
      { confidence: 1, right: 1 },
      { confidence: 0.92, right: 0 },
      { confidence: 0.15, right: 0 },
    ];
    const found = calibration(answers, 10);
    // 3/4·|2/3 − 2.87/3| + 1/4·|0 − 0.15| = 0.2175 + 0.0375
    expect(found?.error).toBeCloseTo(0.255, 12);
    expect(found?.points.map(({ from, n }) => [from, n])).toEqual([
      [0.1, 1],
      [0.9, 3],
    ]);
  });

  test("is an error between 0 and 1 whose points hold every answer", () => {
    const judged = fc.record({ confidence: fc.double({ min: 0, max: 1, noNaN: true }), right: fc.constantFrom(0, 1) });
    fc.assert(
      fc.property(
        fc.array(judged, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 20 }),
        (answers, bins) => {
          const found = calibration(answers, bins);
          expect(found?.error).toBeGreaterThanOrEqual(0);
          expect(found?.error).toBeLessThanOrEqual(1);
          expect(found?.points.reduce((sum, { n }) => sum + n, 0)).toBe(answers.length);
        },
      ),
    );
  });

  test("of no answers is undefined, and of no bins refused", () => {
    expect(calibration([])).toBeUndefined();
    expect(() => calibration([], 0)).toThrow(/bins.*0/);
  });
});
