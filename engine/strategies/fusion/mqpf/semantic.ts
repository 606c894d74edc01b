import type { SemanticScore } from "./weighed-path.ts";

/** Samples that lie no farther apart than this, as a population standard deviation, agree (section 3.1.1). */
const ACCEPTED_DEVIATION = 0.5;

/** What a path counts for that nobody has scored: the middle of 0–10. */
const NEUTRAL = 5;

/** How samples are drawn. */
export interface Drawing {
  /** Samples that are asked for at first, 1 or more. */
  readonly asked: number;
  /** True of a reasoner that always says the same: one sample is as good as many. */
  readonly isDeterministic: boolean;
}

/**
 * S_LLM of one path from its samples, each 0–10. It is reliable where as many samples as were asked for agree. One more
 * was drawn because the others do not, so four are never reliable (ours: the paper only says that such a score is not
 * valid). One sample of a reasoner that might have said something else tells nothing of how far it strays.
 */
export function semanticScore(samples: readonly number[], { asked, isDeterministic }: Drawing): SemanticScore {
  if (samples.length === 0) return { mean: NEUTRAL, deviation: 0, samples: 0, isReliable: false };
  const deviation = deviationOf(samples);
  const agree = samples.length > 1 && samples.length === asked && deviation < ACCEPTED_DEVIATION;
  return {
    mean: meanOf(samples),
    deviation,
    samples: samples.length,
    isReliable: isDeterministic || agree,
  };
}

/** Is one more sample to be drawn: are there too few, or do they disagree? */
export function needsAnother(samples: readonly number[], { asked, isDeterministic }: Drawing): boolean {
  if (isDeterministic) return false;
  return samples.length < asked || deviationOf(samples) >= ACCEPTED_DEVIATION;
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of the population (ours: the paper does not say which): the samples are all there is of them. */
function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
