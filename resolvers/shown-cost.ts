import type { CostEstimate, EstimatedWork } from "../engine/cost-estimate.ts";
import { type Cost, usageOf } from "../engine/investigation/cost.ts";
import type { UpstreamRun } from "../engine/investigation/record.ts";
import type { CallCounts, ModelUsage, UpstreamKind } from "../engine/sources/upstream.ts";
import { partId } from "./part-id.ts";
import { shownId } from "./shown-id.ts";

/** What was spent, as the schema shows it. */
export function shownCost({ stagesComputed, stagesFromStore, upstream, models }: Cost) {
  return { stages: stagesComputed, stagesFromStore, ...shownSpending(upstream, models) };
}

/** What the calls of one stage used, as the schema shows it. */
export function shownStageCost(made: readonly UpstreamRun[]) {
  const counts: Partial<Record<UpstreamKind, number>> = {};
  for (const { kind } of made) counts[kind] = (counts[kind] ?? 0) + 1;
  return shownSpending(counts, usageOf(made));
}

function shownSpending(upstream: CallCounts, models: ModelUsage) {
  const { inputTokens, outputTokens, money, estimated: tokensEstimated } = models;
  return { upstream: calls(upstream), inputTokens, outputTokens, tokensEstimated, money };
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
