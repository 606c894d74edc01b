/** A relation and the entity that it leads to, by how near each is to the keywords, 0–1. */
export interface PairLikeness {
  readonly relation: number;
  readonly entity: number;
}

/** S_0 (section 3.1, equation 1): 0–2. */
export function baseScore({ relation, entity }: PairLikeness): number {
  return relation + entity;
}

/**
 * S (section 3.1, equation 2): S_0 and α times the best S_0 of a step beyond; where nothing lies beyond, nothing is
 * added. 0 to `mostScore`.
 * @param beyond The pairs N(e) that the entity leads to
 */
export function pathRagScore(own: PairLikeness, beyond: readonly PairLikeness[], alpha: number): number {
  return baseScore(own) + alpha * beyond.reduce((best, pair) => Math.max(best, baseScore(pair)), 0);
}

/** The highest score that a pair can have. @param alpha 0 where nothing beyond counts */
export function mostScore(alpha: number): number {
  return 2 + 2 * alpha;
}
