import type { CostEstimate, EstimatedWork } from "../engine/cost-estimate.ts";
import type { Cost } from "../engine/investigation/cost.ts";
import type { CallCounts } from "../engine/sources/upstream.ts";
import { partId } from "./part-id.ts";
import { shownId } from "./shown-id.ts";

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

/** What an answer costs at most and as a rule, as the schema shows it. */
export function shownEstimate({ strategy, stages, most, typical, measurement }: CostEstimate, question: string) {
  return {
    id: partId({
      type: "CostEstimate",
      question,
      digest: shownId(question, JSON.stringify([strategy, stages, most, typical])),
    }),
    strategy,
    stages: stages.map((stage) => ({ name: stage.name, most: work(stage.most), typical: work(stage.typical) })),
    most: work(most),
    typical: work(typical),
    measurement,
  };
}

function work(estimated: EstimatedWork | undefined) {
  return estimated && { stages: estimated.stages, upstream: calls(estimated.upstream) };
}

function calls(upstream: CallCounts) {
  return Object.entries(upstream)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => ({ kind, calls: count }));
}
