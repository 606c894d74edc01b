import type { CostEstimate, EstimatedWork } from "../engine/cost-estimate.ts";
import { visible } from "../engine/text/visible.ts";

/**
 * The stages that would run, a line for each that begins with its name, then the whole:
 *
 * ```
 * analysis         as a rule once; at most once
 * query.execution  as a rule once, 2 SPARQL; at most 200 times, 200 SPARQL
 * in all           as a rule 6 stages, 5 SPARQL; at most 204 stages, 300 SPARQL
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
    const calls = Object.entries(upstream).filter(([, count]) => count > 0 && stages > 0);
    return [runs(stages), ...calls.map(([kind, count]) => `${count} ${kind}`)].join(", ");
  };
  return `${typical === undefined ? "" : `as a rule ${written(typical)}; `}at most ${written(most)}`;
}

function times(count: number): string {
  return count === 0 ? "never" : count === 1 ? "once" : `${count} times`;
}
