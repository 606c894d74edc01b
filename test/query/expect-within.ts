import { expect } from "vitest";
import type { CostEstimate } from "../../engine/cost-estimate.ts";
import type { UpstreamKind } from "../../engine/sources/upstream.ts";
import type { Ran } from "./run-stages.ts";

/** What ran cost no more than was estimated, in all and by each stage; and no stage ran that was not named. */
export function expectWithin({ stages, calls }: Ran, estimate: CostEstimate, about = "in all"): void {
  const bounds = new Map(estimate.stages.map(({ name, most }) => [name, most]));
  const countOf = (kind: UpstreamKind, stage?: string): number =>
    calls.filter((call) => call.kind === kind && (stage === undefined || call.stage === stage)).length;
  expect(stages.length, about).toBeLessThanOrEqual(estimate.most.stages);
  for (const { kind, stage } of calls) {
    expect(countOf(kind), `${kind} ${about}`).toBeLessThanOrEqual(estimate.most.upstream[kind] ?? 0);
    expect(countOf(kind, stage), `${kind} of ${stage}`).toBeLessThanOrEqual(bounds.get(stage)?.upstream[kind] ?? 0);
  }
  for (const name of new Set(stages))
    expect(stages.filter((each) => each === name).length, name).toBeLessThanOrEqual(bounds.get(name)?.stages ?? 0);
}
