import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { needsAnother, semanticScore } from "../../../engine/strategies/fusion/mqpf/semantic.ts";

const three = { asked: 3, isDeterministic: false };
const one = { asked: 1, isDeterministic: true };

describe("the semantic score", () => {
  test("is the mean of three samples, accepted where their population deviation is below 0.5", () => {
    expect(semanticScore([8, 8, 9], three)).toMatchObject({ samples: 3, isReliable: true });
    expect(semanticScore([8, 8, 9], three).mean).toBeCloseTo(25 / 3);
    // √(2/9): of a sample it would be √(1/3), which is above 0.5.
    expect(semanticScore([8, 8, 9], three).deviation).toBeCloseTo(Math.sqrt(2 / 9));
    expect(needsAnother([8, 8, 9], three)).toBe(false);
  });

  test("of samples that lie farther apart takes one more, and is then marked unreliable", () => {
    expect(needsAnother([8, 8, 10], three)).toBe(true);
    expect(semanticScore([8, 8, 10, 8], three)).toMatchObject({ mean: 8.5, samples: 4, isReliable: false });
    // Even where the fourth brings the deviation below 0.5: the first three were not valid.
    expect(needsAnother([5, 5, 6.1], three)).toBe(true);
    expect(semanticScore([5, 5, 6.1, 5], three)).toMatchObject({ isReliable: false });
    expect(semanticScore([5, 5, 6.1, 5], three).deviation).toBeLessThan(0.5);
  });

  test("deviates too far at exactly 0.5", () => {
    expect(needsAnother([7, 8], { asked: 2, isDeterministic: false })).toBe(true);
  });

  test("of a reasoner that always says the same is one sample, and reliable", () => {
    expect(semanticScore([7.5], one)).toEqual({ mean: 7.5, deviation: 0, samples: 1, isReliable: true });
    expect(needsAnother([7.5], one)).toBe(false);
  });

  test("of a model that was asked once says nothing of how far it strays", () => {
    expect(semanticScore([9], { asked: 1, isDeterministic: false })).toMatchObject({ samples: 1, isReliable: false });
  });

  test("with too few samples is unreliable, and without any neither good nor bad", () => {
    expect(needsAnother([8, 8], three)).toBe(true);
    expect(semanticScore([8, 8], three)).toMatchObject({ mean: 8, samples: 2, isReliable: false });
    expect(semanticScore([], three)).toEqual({ mean: 5, deviation: 0, samples: 0, isReliable: false });
  });

  test("lies among its samples, whatever their order", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { minLength: 1, maxLength: 4 }), (samples) => {
        const { mean, deviation } = semanticScore(samples, three);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...samples) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(...samples) + 1e-9);
        expect(deviation).toBeGreaterThanOrEqual(0);
        expect(deviation).toBeLessThanOrEqual(5 + 1e-9);
        expect(semanticScore(samples.toReversed(), three).mean).toBeCloseTo(mean, 9);
      }),
    );
  });
});
