import * as Plot from "@observablehq/plot";
import type { MetricName } from "../../statistics/metrics.ts";
import { labelsOf, type MeasuredRun } from "../measured-run.ts";
import { MEASURES, writtenEstimate } from "../measures.ts";
import { columns } from "../tables/columns.ts";
import type { Chart } from "./chart.ts";
import { colourOf, draw, legendMark, symbolOf } from "./draw.ts";

const COSTS = ["modelCalls", "upstreamQueries", "tokens"] as const satisfies readonly MetricName[];

/** What an answer costs against how often it is right: a plot for each kind of cost that any run has. */
export function costPlots(runs: readonly MeasuredRun[]): readonly Chart[] {
  return COSTS.flatMap((metric) =>
    runs.some(({ summary }) => (summary.metrics[metric]?.mean ?? 0) > 0) ? [costPlot(runs, metric)] : [],
  );
}

function costPlot(runs: readonly MeasuredRun[], metric: (typeof COSTS)[number]): Chart {
  const points = pointsOf(runs, metric);
  const title = `Accuracy against ${MEASURES[metric].label}`;
  const labels = points.map(({ label }) => label);
  const marks = points.flatMap(({ cost, hits1 }, index) => {
    const stroke = colourOf(index);
    const at = [{ x: cost.mean, y: 100 * hits1.mean }];
    return [
      Plot.ruleX([{ x: cost.mean, y1: 100 * hits1.low, y2: 100 * hits1.high }], { x: "x", y1: "y1", y2: "y2", stroke }),
      Plot.ruleY([{ y: 100 * hits1.mean, x1: cost.low, x2: cost.high }], { y: "y", x1: "x1", x2: "x2", stroke }),
      Plot.dot(at, { x: "x", y: "y", r: 5, symbol: symbolOf(index), fill: stroke }),
    ];
  });
  return {
    title,
    svg: draw(
      {
        height: 260,
        marginLeft: 40,
        x: {
          label: `${MEASURES[metric].label} per question`,
          labelOffset: 36,
          domain: [0, 1.06 * Math.max(...points.map(({ cost }) => cost.high))],
          ticks: 5,
          nice: true,
        },
        y: { label: "Hits@1 (%)", domain: [0, 100], grid: true },
        marks,
      },
      `${title}: ${points.map(({ label, cost, hits1 }) => `${label}: ${writtenEstimate("hits1", hits1)} at ${writtenEstimate(metric, cost)}`).join("; ")}.`,
    ),
    legend: labels.map((label, index) => ({ mark: legendMark(colourOf(index), symbolOf(index)), label })),
    table: {
      title,
      columns: columns(["run"], [MEASURES[metric].label, "Hits@1"]),
      rows: points.map(({ label, cost, hits1 }) => [
        label,
        writtenEstimate(metric, cost),
        writtenEstimate("hits1", hits1),
      ]),
      notes: [],
    },
  };
}

function pointsOf(runs: readonly MeasuredRun[], metric: MetricName) {
  const labels = labelsOf(runs);
  return runs.flatMap(({ summary: { metrics } }, index) => {
    const [cost, hits1] = [metrics[metric], metrics.hits1];
    return cost === undefined || hits1 === undefined ? [] : [{ label: labels[index] ?? "", cost, hits1 }];
  });
}
