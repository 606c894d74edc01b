import { fidelisStrategy } from "./strategies/fidelis/strategy.ts";
import { fusionOf } from "./strategies/fusion/strategy.ts";
import { hydraEStrategy, hydraStrategy } from "./strategies/hydra/strategy.ts";
import { answeringParts } from "./strategies/several/answering-parts.ts";
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

/**
 * Those, FUSION, which asks all that take part in it, and strategies of a third party.
 * @param registered in the order in which FUSION asks them, behind the built-in ones
 */
export function strategiesTogether(registered: readonly StrategyDeclaration[]): readonly StrategyDeclaration[] {
  const fused = [...ALONE, ...registered].filter(({ joinsFusion }) => joinsFusion !== false);
  // What a strategy of a third party makes of a question that asks several things is its own affair.
  return [...[...ALONE, fusionOf(fused)].map(answeringParts), ...registered];
}

export const BUILT_IN_STRATEGIES: readonly StrategyDeclaration[] = strategiesTogether([]);
