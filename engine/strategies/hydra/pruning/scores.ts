import type { PathScore } from "../../../evidence/trace.ts";
import { HYDRA_CRITERIA, type HydraCriterion } from "../criteria.ts";
import type { ScoredPath } from "./prune.ts";

/** Every number that a path was pruned by, as a trace shows it. */
export function shownScores({ relevance, verification, crossScore }: ScoredPath): readonly PathScore[] {
  const values: Readonly<Record<HydraCriterion, number>> = {
    CROSS_SCORE: crossScore,
    RELEVANCE: relevance.value,
    SEMANTIC: relevance.semantic,
    TOPICS: relevance.topics,
    VERIFICATION: verification.value,
    TRUST: verification.trust,
    CORROBORATION: verification.corroboration,
    CONSISTENCY: verification.consistency,
  };
  return HYDRA_CRITERIA.map(({ name }) => ({ criterion: name, value: values[name], min: 0, max: 1 }));
}
