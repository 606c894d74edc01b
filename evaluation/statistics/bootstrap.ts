import { mean, quantileOfSorted } from "./quantile.ts";
import { seededRandom } from "./random.ts";

/** A mean with the interval that it lies in at the asked confidence. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Number of questions that it is a mean of. */
  readonly n: number;
}

export interface BootstrapOptions {
  /** 2,000 unless told: the ends of an interval of 1,000 questions are then stable to about 0.1 points. */
  readonly resamples?: number;
  /** 1 unless told; the same seed gives the same interval. */
  readonly seed?: number;
  /** 0.95 unless told. */
  readonly confidence?: number;
}

/**
 * The mean of some values with its percentile bootstrap interval (Efron 1979): the quantiles of the means of as many
 * values drawn with replacement. Values that are all equal give an interval without width, however few they are.
 * @param values one per question: questions are what is sampled
 * @throws RangeError for no values, and for options that are no counts and shares
 */
export function bootstrapMean(values: readonly number[], options: BootstrapOptions = {}): Estimate {
  const { resamples = 2_000, seed = 1, confidence = 0.95 } = options;
  if (values.length === 0) throw new RangeError("No values were given: there is no mean of none.");
  if (!Number.isInteger(resamples) || resamples < 1)
    throw new RangeError(`resamples is to be a whole number from 1, not ${resamples}.`);
  if (!(confidence > 0 && confidence < 1))
    throw new RangeError(`confidence is to be between 0 and 1, not ${confidence}.`);
  const [n, [first = 0]] = [values.length, values];
  if (values.every((value) => value === first)) return { mean: first, low: first, high: first, n };
  const means = resampledMeans(values, resamples, seed);
  const tail = (1 - confidence) / 2;
  return { mean: mean(values), low: quantileOfSorted(means, tail), high: quantileOfSorted(means, 1 - tail), n };
}

/** In ascending order. */
function resampledMeans(values: readonly number[], resamples: number, seed: number): Float64Array {
  const random = seededRandom(seed);
  const sample = Float64Array.from(values);
  const means = new Float64Array(resamples);
  for (let resample = 0; resample < resamples; resample += 1) {
    let sum = 0;
    for (let drawn = 0; drawn < sample.length; drawn += 1) sum += sample[Math.floor(random() * sample.length)] ?? 0;
    means[resample] = sum / sample.length;
  }
  return means.sort();
}
