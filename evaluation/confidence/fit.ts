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
  const rows = observed.map(({ signs, right }) => ({ values: SIGN_NAMES.map((name) => signs[name]), right }));
  let base = 0;
  let weights: readonly number[] = SIGN_NAMES.map(() => EXPECTED);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => RIDGE * (EXPECTED - weight));
    let ofBase = 0;
    for (const { values, right } of rows) {
      const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), base);
      const error = right - 1 / (1 + Math.exp(-sum));
      ofBase += error;
      for (const [at, value] of values.entries()) slopes[at] = (slopes[at] ?? 0) + error * value;
    }
    base += (RATE * ofBase) / rows.length;
    weights = weights.map((weight, at) => Math.min(0, weight + (RATE * (slopes[at] ?? 0)) / rows.length));
  }
  const of = Object.fromEntries(SIGN_NAMES.map((name, at) => [name, weights[at] ?? 0])) as Record<SignName, number>;
  return { base, of };
}
