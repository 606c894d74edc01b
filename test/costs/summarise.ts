import type { EstimatedWork } from "../../engine/cost-estimate.ts";
import type { UpstreamKind } from "../../engine/sources/upstream.ts";
import type { TypicalCost } from "../../engine/typical-cost.ts";
import type { QuestionCost } from "./measured-costs.ts";

/**
 * The number below which a share of the questions lies; one that was measured, so that calls stay whole: the lower one
 * where two would do.
 */
export type Quantile = (counts: readonly number[]) => number;

export const quantile =
  (share: number): Quantile =>
  (counts) =>
    counts.toSorted((a, b) => a - b)[Math.ceil(share * counts.length) - 1] ?? 0;

/** What so many of the questions do not exceed, in all and by stage; one that did without a stage counts as 0. */
export function summarise(costs: readonly QuestionCost[], of: Quantile): TypicalCost {
  const names = [...new Set(costs.flatMap((cost) => [...cost.keys()]))].sort();
  const stages = names.map(
    (name) =>
      [
        name,
        summary(
          costs.map((cost) => workOf(cost, name)),
          of,
        ),
      ] as const,
  );
  return {
    whole: summary(
      costs.map((cost) => workOf(cost)),
      of,
    ),
    stages: Object.fromEntries(stages),
  };
}

/** What a question cost by one stage, or in all. */
function workOf(cost: QuestionCost, name?: string): EstimatedWork {
  const upstream: Partial<Record<UpstreamKind, number>> = {};
  let stages = 0;
  for (const [stage, work] of cost) {
    if (name !== undefined && stage !== name) continue;
    stages += work.stages;
    for (const [kind, calls] of Object.entries(work.upstream) as [UpstreamKind, number][])
      upstream[kind] = (upstream[kind] ?? 0) + calls;
  }
  return { stages, upstream };
}

function summary(works: readonly EstimatedWork[], of: Quantile): EstimatedWork {
  const kinds = [...new Set(works.flatMap(({ upstream }) => Object.keys(upstream) as UpstreamKind[]))].sort();
  const calls = kinds.map((kind) => [kind, of(works.map(({ upstream }) => upstream[kind] ?? 0))] as const);
  return {
    stages: of(works.map(({ stages }) => stages)),
    upstream: Object.fromEntries(calls.filter(([, count]) => count > 0)),
  };
}
