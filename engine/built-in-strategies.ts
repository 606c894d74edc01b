import { fidelisStrategy } from "./strategies/fidelis/strategy.ts";
import { fusionOf } from "./strategies/fusion/strategy.ts";
import { hydraEStrategy, hydraStrategy } from "./strategies/hydra/strategy.ts";
import { queryStrategy } from "./strategies/query/strategy.ts";
import type { StrategyDeclaration } from "./strategies/strategy.ts";
import { treeqaStrategy } from "./strategies/treeqa/strategy.ts";

/** The strategies that every engine has, each by itself: a new one is one more line. */
const ALONE: readonly StrategyDeclaration[] = [
  queryStrategy,
  treeqaStrategy,
  hydraStrategy,
  hydraEStrategy,
  fidelisStrategy,
];

/** HYDRA_E searches what HYDRA does, and leaves some of it out: FUSION has nothing of it that HYDRA does not find. */
const FUSED = ALONE.filter((strategy) => strategy !== hydraEStrategy);

/** Those, and FUSION, which asks them. */
export const BUILT_IN_STRATEGIES: readonly StrategyDeclaration[] = [...ALONE, fusionOf(FUSED)];
