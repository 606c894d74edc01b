import type { CostEstimate, EstimatedWork } from "../engine/cost-estimate.ts";
import { countedCalls } from "../engine/investigation/call-words.ts";
import type { UpstreamKind } from "../engine/sources/upstream.ts";
import { visible } from "../engine/text/visible.ts";

/**
 * The stages that would run, a line for each that begins with its name, then the whole:
 *
 * ```
 * analysis         usually once; at most once
 * query.execution  usually once, 2 graph queries; at most 200 times, 200 graph queries
 * in all           usually 6 stages, 5 graph queries; at most 204 stages, 300 graph queries
 * measured with 120 questions on 2026-11-22
 * ```
 */
export function drawPlan({ stages, most, typical, measurement }: CostEstimate): string {
  const rows = [
    ...stages.map((stage) => [visible(stage.name), costs(stage, times)] as const),
    ["in all", costs({ most, typical }, (count) => `${count} ${count === 1 ? "stage" : "stages"}`)] as const,
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, cost]) => `${name.padEnd(width)}  ${cost}\n`);
  if (measurement !== undefined)
    lines.push(`measured with ${measurement.questions} questions on ${visible(measurement.on)}\n`);
  return lines.join("");
}

function costs(
  { most, typical }: { readonly most: EstimatedWork; readonly typical?: EstimatedWork | undefined },
  runs: (stages: number) => string,
): string {
  const written = ({ stages, upstream }: EstimatedWork): string => {
    const calls = (Object.entries(upstream) as [UpstreamKind, number][]).filter(([, count]) => count > 0 && stages > 0);
    return [runs(stages), ...calls.map(([kind, count]) => countedCalls(kind, count))].join(", ");
  };
  return `${typical === undefined ? "" : `usually ${written(typical)}; `}at most ${written(most)}`;
}

function times(count: number): string {
  return count === 0 ? "never" : count === 1 ? "once" : `${count} times`;
}
