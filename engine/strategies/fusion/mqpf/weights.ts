import type { MqpfOptions } from "./weighing.ts";

/** Which paths are kept, and what each counts for; in the order of the scores. */
export interface Weights {
  readonly kept: readonly boolean[];
  /** 0–1; sums to 1 over those that are kept, and is 0 for the others. */
  readonly weights: readonly number[];
  readonly isBelowThreshold: boolean;
}

/**
 * Keeps the paths with S ≥ θ (section 3.2.1), and weighs them by softmax(S/T) (section 3.2.2). Where none reaches θ,
 * the best alone is kept, or those that are equally good, and it is said so (ours).
 * @param scores S of each path, 0–10
 */
export function weightsOf(
  scores: readonly number[],
  { threshold, temperature }: Pick<MqpfOptions, "threshold" | "temperature">,
): Weights {
  const best = Math.max(...scores);
  const isBelowThreshold = scores.length > 0 && best < threshold;
  const kept = scores.map((score) => score >= (isBelowThreshold ? best : threshold));
  // Less the greatest, no exponent is above 0: a low temperature gives no infinite numbers.
  const parts = scores.map((score, index) => (kept[index] === true ? Math.exp((score - best) / temperature) : 0));
  const sum = parts.reduce((whole, part) => whole + part, 0);
  return { kept, weights: parts.map((part) => (sum === 0 ? 0 : part / sum)), isBelowThreshold };
}
