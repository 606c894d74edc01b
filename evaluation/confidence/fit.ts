import { likelihood } from "../../engine/evidence/confidence/confidence.ts";
import { SIGN_NAMES, type Signs, type SignName } from "../../engine/evidence/confidence/signs.ts";

/** An answer's signs, and whether it was right, 0 or 1. */
export interface Observed {
  readonly signs: Signs;
  readonly right: number;
}

export interface Fitted {
  readonly base: number;
  readonly of: Readonly<Record<SignName, number>>;
}

/** So that signs which were never wrong are not taken for certain. */
const RIDGE = 1;
const ROUNDS = 1_500;
/** Signs are at most 1 each, so that no step of this length overshoots. */
const RATE = 1;

/**
 * Logistic regression by gradient descent on the log-likelihood with a ridge penalty; the base is not penalised. The
 * weight of the score is at least 0: of two answers that are alike otherwise, the one that fits better is never the
 * less likely.
 * @throws RangeError for no observations
 */
export function fitConfidence(observed: readonly Observed[]): Fitted {
  if (observed.length === 0) throw new RangeError("There are no answers to fit confidence to.");
  let base = 0;
  const of = Object.fromEntries(SIGN_NAMES.map((name) => [name, 0])) as Record<SignName, number>;
  const [rate, ridge] = [RATE, RIDGE / observed.length];
  for (let round = 0; round < ROUNDS; round += 1) {
    const errors = observed.map(({ signs, right }) => right - likelihood(signs, { base, of }));
    const slope = (of_: (index: number) => number): number =>
      errors.reduce((sum, error, index) => sum + error * of_(index), 0) / observed.length;
    const steps = SIGN_NAMES.map((name) => slope((index) => observed[index]?.signs[name] ?? 0) - ridge * of[name]);
    base += rate * slope(() => 1);
    for (const [index, name] of SIGN_NAMES.entries()) of[name] += rate * (steps[index] ?? 0);
    of.score = Math.max(0, of.score);
  }
  return { base, of };
}
