/** The three scores of a path; null for a dimension that is left out. */
export interface Dimensions {
  /** S_LLM, 0–10. */
  readonly semantic: number | null;
  /** S_struct, 0–1. */
  readonly structural: number | null;
  /** R, 0–10/3. */
  readonly outcome: number | null;
}

/** Weights that bring each dimension to 0–10/3 (section 4.1.4); γ is in the scaling of R. */
const [ALPHA, BETA] = [1 / 3, 10 / 3];

/**
 * S = S_LLM/3 + (10/3)·S_struct + R, 0–10 (section 3.1.4). The term of a dimension that is left out is left out, as in
 * the paper's ablation: S is then at most 20/3. Without its last digits: those depend on the order of sums.
 */
export function overallScore({ semantic, structural, outcome }: Dimensions): number {
  const sum = ALPHA * (semantic ?? 0) + BETA * (structural ?? 0) + (outcome ?? 0);
  return Math.round(Math.max(0, Math.min(10, sum)) * 1e9) / 1e9;
}
