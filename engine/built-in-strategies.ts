import { hydraEStrategy, hydraStrategy } from "./strategies/hydra/strategy.ts";
import { queryStrategy } from "./strategies/query/strategy.ts";
import type { StrategyDeclaration } from "./strategies/strategy.ts";
import { treeqaStrategy } from "./strategies/treeqa/strategy.ts";

/** The strategies that every engine has: a new one is one more line. The first is asked where nobody names one. */
export const BUILT_IN_STRATEGIES: readonly StrategyDeclaration[] = [
  queryStrategy,
  treeqaStrategy,
  hydraStrategy,
  hydraEStrategy,
];
