import type { CandidatePath } from "../candidate-path.ts";
import type { HydraOptions } from "../parameters.ts";
import { scoreOf } from "./score.ts";
import { sharesOf } from "./shares.ts";

/** How far a path is borne out by its sources; each 0–1. */
export interface Verification {
  /** s_ver. */
  readonly value: number;
  /** f_1. */
  readonly trust: number;
  /** f_2. */
  readonly corroboration: number;
  /** f_3. */
  readonly consistency: number;
}

type Weights = Pick<HydraOptions, "trustWeight" | "supportWeight" | "consistencyWeight">;

/**
 * s_ver = Σ α_k·f_k (section 3.3). The weights are shares of their sum; where all are zero, they are equal (ours).
 */
export function verification(
  { trust, corroboration, consistency }: Omit<Verification, "value">,
  { trustWeight, supportWeight, consistencyWeight }: Weights,
): Verification {
  const sum = trustWeight + supportWeight + consistencyWeight;
  const weigh = (weight: number): number => (sum === 0 ? 1 / 3 : weight / sum);
  return {
    value: scoreOf(
      weigh(trustWeight) * trust + weigh(supportWeight) * corroboration + weigh(consistencyWeight) * consistency,
    ),
    trust: scoreOf(trust),
    corroboration: scoreOf(corroboration),
    consistency: scoreOf(consistency),
  };
}

/** Neither for nor against. */
const NEUTRAL = 0.5;

/**
 * f_3 = |Ent(p) ∩ E_q|/|Ent(p)|, over shares; neutral where there is no evidence subgraph (ours).
 * @param known E_q by `nodeKey`
 */
export function consistencyOf(path: CandidatePath, known: ReadonlySet<string>): number {
  let [shared, all] = [0, 0];
  for (const [key, { share }] of sharesOf(path)) {
    all += share;
    if (known.has(key)) shared += share;
  }
  return known.size === 0 || all === 0 ? NEUTRAL : shared / all;
}

/** cross(p) = α_cross·s_rel + (1 − α_cross)·s_ver (section 3.3). */
export function crossScore(
  relevance: number,
  verified: number,
  { crossWeight }: Pick<HydraOptions, "crossWeight">,
): number {
  return scoreOf(crossWeight * relevance + (1 - crossWeight) * verified);
}
