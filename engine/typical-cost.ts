import type { CostEstimate, EstimatedWork } from "./cost-estimate.ts";
import { membersOf } from "./graph/fused-graph.ts";
import type { InvestigationParts } from "./investigation-parts.ts";
import type { UpstreamKind } from "./sources/upstream.ts";
import measured from "./typical-cost.json" with { type: "json" };

/** Medians over the questions that were asked, of the whole and of each stage: 0 for what most of them do without. */
export interface TypicalCost {
  readonly whole: EstimatedWork;
  readonly stages: Readonly<Record<string, EstimatedWork>>;
}

/** What `npm run measure:cost` writes. */
export interface MeasuredCosts {
  /** ISO 8601, a day. */
  readonly on: string;
  readonly questions: number;
  readonly strategies: Readonly<Record<string, TypicalCost>>;
}

const MEASURED: MeasuredCosts = measured;

/**
 * The estimate with what was measured, where its strategy was and does not say what is typical by itself. It was
 * measured with one graph: of several nothing is said. No typical cost is above its bound, so that a kind that is not
 * called here, such as a model where there is none, has none.
 */
export function withTypical(estimate: CostEstimate, { graph }: Pick<InvestigationParts, "graph">): CostEstimate {
  const { on, questions, strategies } = MEASURED;
  const typical = Object.hasOwn(strategies, estimate.strategy) ? strategies[estimate.strategy] : undefined;
  if (typical === undefined || estimate.typical !== undefined || membersOf(graph).length !== 1) return estimate;
  return {
    ...estimate,
    stages: estimate.stages.map(({ name, most }) => ({
      name,
      most,
      typical: bounded(Object.hasOwn(typical.stages, name) ? typical.stages[name] : undefined, most),
    })),
    typical: bounded(typical.whole, estimate.most),
    measurement: { on, questions },
  };
}

function bounded(typical: EstimatedWork = { stages: 0, upstream: {} }, most: EstimatedWork): EstimatedWork {
  const calls = (Object.entries(typical.upstream) as [UpstreamKind, number][])
    .map(([kind, count]) => [kind, Math.min(count, most.upstream[kind] ?? 0)] as const)
    .filter(([, count]) => count > 0);
  return { stages: Math.min(typical.stages, most.stages), upstream: Object.fromEntries(calls) };
}
