import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { confidenceOf, likelihood } from "../../../engine/evidence/confidence/confidence.ts";
import { SIGN_NAMES, type Signs, type SignName } from "../../../engine/evidence/confidence/signs.ts";
import { fitConfidence, type Observed } from "../../../evaluation/confidence/fit.ts";
import { calibration } from "../../../evaluation/statistics/calibration.ts";
import { seededRandom } from "../../../evaluation/statistics/random.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const signsOf = (valueOf: (name: SignName) => number): Signs =>
  Object.fromEntries(SIGN_NAMES.map((name) => [name, valueOf(name)])) as Record<SignName, number>;
const NONE = signsOf(() => 0);
const signs = fc
  .array(share, { minLength: SIGN_NAMES.length, maxLength: SIGN_NAMES.length })
  .map((values) => signsOf((name) => values[SIGN_NAMES.indexOf(name)] ?? 0));

describe("confidence", () => {
  test("finds again how likely answers are, and is calibrated on others of their kind", () => {
    const truth = { base: 2, of: signsOf((name) => (name === "reading" ? -2 : name === "likened" ? -1.5 : -0.3)) };
    const random = seededRandom(7);
    const drawn = (): Observed => {
      const each = signsOf((name) => (name === "reading" ? random() : Number(random() < 0.3)));
      return { signs: each, right: Number(random() < likelihood(each, truth)) };
    };
    const fitted = fitConfidence(Array.from({ length: 1_500 }, drawn));
    for (const name of SIGN_NAMES) expect(Math.abs(fitted.of[name] - truth.of[name]), name).toBeLessThan(0.4);
    const others = Array.from({ length: 1_500 }, drawn);
    const judged = others.map((each) => ({ confidence: likelihood(each.signs, fitted), right: each.right }));
    expect(calibration(judged)?.error).toBeLessThan(0.05);
  });

  test("is a probability, whatever was observed, and no more for what has more amiss", () => {
    const observed = fc.record({ signs, right: fc.constantFrom(0, 1) });
    fc.assert(
      fc.property(
        fc.array(observed, { minLength: 1, maxLength: 20 }),
        signs,
        fc.constantFrom(...SIGN_NAMES),
        share,
        (all, each, name, other) => {
          const fitted = fitConfidence(all);
          const [less = 0, more = 0] = [each[name], other].sort((a, b) => a - b);
          const surer = likelihood({ ...each, [name]: less }, fitted);
          const unsurer = likelihood({ ...each, [name]: more }, fitted);
          expect(unsurer).toBeGreaterThan(0);
          expect(surer).toBeLessThan(1);
          expect(unsurer).toBeLessThanOrEqual(surer);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("of what was never wrong is not certain, and less where something may be amiss of which nothing was seen", () => {
    const fitted = fitConfidence(Array.from({ length: 50 }, (): Observed => ({ signs: NONE, right: 1 })));
    expect(likelihood(NONE, fitted)).toBeLessThan(1);
    for (const name of SIGN_NAMES)
      expect(likelihood({ ...NONE, [name]: 1 }, fitted)).toBeLessThan(likelihood(NONE, fitted));
  });

  test("needs something to be fitted to", () => {
    expect(() => fitConfidence([])).toThrow("There are no answers to fit confidence to.");
  });

  test("as it is published is less for whatever may be amiss, and tells answers apart", () => {
    for (const name of SIGN_NAMES)
      expect(confidenceOf({ ...NONE, [name]: 1 }), name).toBeLessThanOrEqual(confidenceOf(NONE));
    expect(confidenceOf(NONE)).toBeGreaterThan(0.95);
    const guessed = { ...NONE, reading: 0.6, relations: 0.5, likened: 1, unchecked: 1, incomplete: 1 };
    expect(confidenceOf(guessed)).toBeLessThan(0.8);
  });
});
