import { normaliseText } from "../normalise/text.ts";

export interface Vote {
  readonly answers: readonly string[];
  /** Share of the samples that agree, 0–1. */
  readonly share: number;
}

/**
 * The answer that most samples give (self-consistency, Wang et al. 2023): as sets, after normalisation; of several the
 * one that came first. Samples without an answer vote for none.
 */
export function majority(samples: readonly (readonly string[])[]): Vote {
  const votes = new Map<string, { readonly answers: readonly string[]; count: number }>();
  for (const answers of samples) {
    const key = JSON.stringify([...new Set(answers.map(normaliseText))].sort());
    const vote = votes.get(key) ?? { answers, count: 0 };
    vote.count += 1;
    votes.set(key, vote);
  }
  const [best] = [...votes.values()].sort((a, b) => b.count - a.count);
  return best === undefined ? { answers: [], share: 0 } : { answers: best.answers, share: best.count / samples.length };
}
