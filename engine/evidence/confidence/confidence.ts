import { SIGN_NAMES, type Signs, type SignName } from "./signs.ts";
import fitted from "./weights.json" with { type: "json" };

/** A logistic regression of being right on the signs: what `npm run confidence:write` writes. */
export interface ConfidenceWeights {
  readonly base: number;
  readonly of: Readonly<Record<SignName, number>>;
  /** What it was fitted to, and how far off it is on the other half of the questions. */
  readonly fit: {
    readonly sets: readonly string[];
    /** Answers that it was fitted to. */
    readonly answers: number;
    /** Answers of the other half. */
    readonly apart: number;
    /** Expected calibration error on those, 0–1 (Guo et al. 2017). */
    readonly error: number;
  };
}

const FITTED: ConfidenceWeights = fitted;

/** The most that some thousand answers of development sets bear out: of those with nothing amiss a few were wrong. */
const MOST = 0.99;

/**
 * How likely an answer that was computed is right, 0–1: by how often answers with its signs were right on development
 * sets.
 */
export function confidenceOf(signs: Signs, weights: Pick<ConfidenceWeights, "base" | "of"> = FITTED): number {
  return Math.min(MOST, likelihood(signs, weights));
}

/** The same as the regression has it, without a bound. */
export function likelihood(signs: Signs, { base, of }: Pick<ConfidenceWeights, "base" | "of">): number {
  const sum = SIGN_NAMES.reduce((total, name) => total + of[name] * signs[name], base);
  return 1 / (1 + Math.exp(-sum));
}
