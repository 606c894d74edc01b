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

/** How much what is expected before anything is observed counts: as much as a few answers. */
const RIDGE = 1;
/** What may be amiss is expected to make an answer less likely, until answers show how much. */
const EXPECTED = -0.5;
const ROUNDS = 1_500;
/** Signs are at most 1 each, so that no step of this length overshoots. */
const RATE = 1;

/**
 * Logistic regression by gradient descent on the log-likelihood, with a ridge penalty on how far the weights lie from
 * what is expected of them; the base is not penalised. No weight is above 0: of two answers that are alike otherwise,
 * the one with more amiss is never the likelier.
 * @throws RangeError for no observations
 */
export function fitConfidence(observed: readonly Observed[]): Fitted {
  if (observed.length === 0) throw new RangeError("There are no answers to fit confidence to.");
  let base = 0;
  const of = Object.fromEntries(SIGN_NAMES.map((name) => [name, EXPECTED])) as Record<SignName, number>;
  const [rate, ridge] = [RATE, RIDGE / observed.length];
  for (let round = 0; round < ROUNDS; round += 1) {
    const errors = observed.map(({ signs, right }) => right - likelihood(signs, { base, of }));
    const slope = (of_: (index: number) => number): number =>
      errors.reduce((sum, error, index) => sum + error * of_(index), 0) / observed.length;
    const steps = SIGN_NAMES.map(
      (name) => slope((index) => observed[index]?.signs[name] ?? 0) - ridge * (of[name] - EXPECTED),
    );
    base += rate * slope(() => 1);
    for (const [index, name] of SIGN_NAMES.entries()) of[name] = Math.min(0, of[name] + rate * (steps[index] ?? 0));
  }
  return { base, of };
}
