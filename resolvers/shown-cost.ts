import type { CostEstimate } from "../engine/engine.ts";
import type { Cost } from "../engine/investigation/cost.ts";
import type { CallCounts } from "../engine/sources/upstream.ts";

/** What was spent, as the schema shows it. */
export function shownCost({ stagesComputed, stagesFromStore, upstream, models }: Cost) {
  const { inputTokens, outputTokens, money, estimated: tokensEstimated } = models;
  return {
    stages: stagesComputed,
    stagesFromStore,
    upstream: calls(upstream),
    inputTokens,
    outputTokens,
    tokensEstimated,
    money,
  };
}

/** What an answer costs at most, as the schema shows it. */
export function shownEstimate({ strategy, stages, upstream, plan }: CostEstimate) {
  return { strategy, stages, upstream: calls(upstream), plan };
}

function calls(upstream: CallCounts) {
  return Object.entries(upstream)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, calls: count }));
}
