import { mean } from "./quantile.ts";

/** What an answer said of itself, 0–1, and whether it was right, 0 or 1. */
export interface Judged {
  readonly confidence: number;
  readonly right: number;
}

/** Answers whose confidence lies in [from, to); the last bin holds 1 as well. */
interface ReliabilityPoint {
  readonly from: number;
  readonly to: number;
  readonly n: number;
  /** Mean confidence, 0–1. */
  readonly confidence: number;
  /** Share that is right, 0–1. */
  readonly accuracy: number;
}

export interface Calibration {
  /** Expected calibration error, 0–1. */
  readonly error: number;
  readonly bins: number;
  /** Bins that hold answers, in ascending order. */
  readonly points: readonly ReliabilityPoint[];
}

/**
 * Expected calibration error over bins of equal width, `Σ n_b/n · |accuracy_b − confidence_b|`, and the points of the
 * reliability diagram (Guo et al. 2017). Undefined when nothing was answered.
 * @throws RangeError for a number of bins that is no whole number from 1
 */
export function calibration(answers: readonly Judged[], bins = 10): Calibration | undefined {
  if (!Number.isInteger(bins) || bins < 1) throw new RangeError(`bins is to be a whole number from 1, not ${bins}.`);
  if (answers.length === 0) return undefined;
  const binOf = ({ confidence }: Judged): number => Math.min(bins - 1, Math.max(0, Math.floor(confidence * bins)));
  const points = Array.from({ length: bins }, (_, bin) => ({
    bin,
    held: answers.filter((answer) => binOf(answer) === bin),
  }))
    .filter(({ held }) => held.length > 0)
    .map(({ bin, held }) => ({
      from: bin / bins,
      to: (bin + 1) / bins,
      n: held.length,
      confidence: mean(held.map(({ confidence }) => confidence)),
      accuracy: mean(held.map(({ right }) => right)),
    }));
  const error = points.reduce(
    (sum, { n, accuracy, confidence }) => sum + (n / answers.length) * Math.abs(accuracy - confidence),
    0,
  );
  return { error, bins, points };
}
