import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { confidenceOf, likelihood } from "../../../engine/evidence/confidence/confidence.ts";
import { SIGN_NAMES, type Signs } from "../../../engine/evidence/confidence/signs.ts";
import { fitConfidence, type Observed } from "../../../evaluation/confidence/fit.ts";
import { calibration } from "../../../evaluation/statistics/calibration.ts";
import { seededRandom } from "../../../evaluation/statistics/random.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const signs: fc.Arbitrary<Signs> = fc.record({
  score: share,
  complete: fc.constantFrom(0, 1),
  conflicting: fc.constantFrom(0, 1),
  texts: fc.constantFrom(0, 1),
});

describe("confidence", () => {
  test("finds again how likely answers are, and is calibrated on others of their kind", () => {
    const truth = { base: -1, of: { score: 2, complete: 1.5, conflicting: -2, texts: -0.5 } };
    const random = seededRandom(7);
    const drawn = (): Observed => {
      const each: Signs = {
        score: random(),
        complete: Number(random() < 0.5),
        conflicting: Number(random() < 0.3),
        texts: Number(random() < 0.4),
      };
      return { signs: each, right: Number(random() < likelihood(each, truth)) };
    };
    const fitted = fitConfidence(Array.from({ length: 1_500 }, drawn));
    for (const name of SIGN_NAMES) expect(Math.abs(fitted.of[name] - truth.of[name]), name).toBeLessThan(0.35);
    const others = Array.from({ length: 1_500 }, drawn);
    const judged = others.map((each) => ({ confidence: likelihood(each.signs, fitted), right: each.right }));
    expect(calibration(judged)?.error).toBeLessThan(0.05);
  });

  test("is a probability, whatever was observed, and no less for what fits better", () => {
    const observed = fc.record({ signs, right: fc.constantFrom(0, 1) });
    fc.assert(
      fc.property(fc.array(observed, { minLength: 1, maxLength: 20 }), signs, share, (all, each, better) => {
        const fitted = fitConfidence(all);
        const [one, other] = [each.score, better]
          .sort((a, b) => a - b)
          .map((score) => likelihood({ ...each, score }, fitted));
        expect(one).toBeGreaterThan(0);
        expect(other).toBeLessThan(1);
        expect(one).toBeLessThanOrEqual(other ?? 0);
      }),
      { numRuns: 30 },
    );
  });

  test("of what was never wrong is not certain", () => {
    const right: Observed = { signs: { score: 1, complete: 1, conflicting: 0, texts: 0 }, right: 1 };
    const fitted = fitConfidence(Array.from({ length: 50 }, () => right));
    expect(likelihood(right.signs, fitted)).toBeLessThan(1);
  });

  test("needs something to be fitted to", () => {
    expect(() => fitConfidence([])).toThrow("There are no answers to fit confidence to.");
  });

  test("as it is published ranks what is complete above what is not, and what conflicts below", () => {
    const answer = { status: "ANSWERED", complete: true, support: ["KG"], score: 0.8 } as const;
    const [complete, open, conflicting] = [
      confidenceOf(answer),
      confidenceOf({ ...answer, complete: false }),
      confidenceOf({ ...answer, complete: false, status: "CONFLICTING" }),
    ];
    expect(complete).toBeGreaterThan(open);
    expect(open).toBeGreaterThan(conflicting);
  });
});
