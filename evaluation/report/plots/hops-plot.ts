import * as Plot from "@observablehq/plot";
import { columns } from "../tables/columns.ts";
import { labelsOf, type MeasuredRun, strategyOf } from "../measured-run.ts";
import { writtenEstimate } from "../measures.ts";
import type { Chart } from "./chart.ts";
import { colourOf, draw, legendMark, symbolOf } from "./draw.ts";

interface Point {
  readonly series: string;
  readonly hops: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly written: string;
}

/** Hits@1 by the number of hops, a line for each strategy; undefined where no question states its hops. */
export function hopsPlot(runs: readonly MeasuredRun[]): Chart | undefined {
  const points = pointsOf(runs);
  if (points.length === 0) return undefined;
  const names = [...new Set(points.map(({ series }) => series))];
  const hops = [...new Set(points.map((point) => point.hops))].sort((a, b) => a - b);
  // Intervals of several series at one place would hide each other.
  const x = ({ series, hops: at }: Point): number => at + 0.07 * (names.indexOf(series) - (names.length - 1) / 2);
  const stroke = ({ series }: Point): string => colourOf(names.indexOf(series));
  const svg = draw(
    {
      height: 260,
      x: {
        label: "hops",
        labelOffset: 36,
        ticks: hops,
        tickFormat: "d",
        domain: [Math.min(...hops) - 0.5, Math.max(...hops) + 0.5],
      },
      y: { label: "Hits@1 (%)", domain: [0, 100], grid: true },
      marks: [
        Plot.ruleX(points, { x, y1: ({ low }: Point) => 100 * low, y2: ({ high }: Point) => 100 * high, stroke }),
        Plot.lineY(points, { x, y: ({ mean }: Point) => 100 * mean, z: "series", stroke, strokeWidth: 2 }),
        ...names.map((name, index) =>
          Plot.dot(
            points.filter(({ series }) => series === name),
            { x, y: ({ mean }: Point) => 100 * mean, fill: colourOf(index), symbol: symbolOf(index), r: 4.5 },
          ),
        ),
      ],
    },
    `Hits@1 by hops: ${points.map(({ series, hops: at, written }) => `${series}, ${at}: ${written}`).join("; ")}.`,
  );
  return {
    title: "Accuracy by hops",
    svg,
    legend: names.map((label, index) => ({ mark: legendMark(colourOf(index), symbolOf(index)), label })),
    table: {
      title: "Accuracy by hops",
      columns: columns(["strategy"], ["hops", "Hits@1"]),
      rows: points.map(({ series, hops: at, written }) => [series, String(at), written]),
      notes: [],
    },
  };
}

/** Sets that are told apart by their hops make one line; others make one each. */
function pointsOf(runs: readonly MeasuredRun[]): readonly Point[] {
  const labels = labelsOf(runs);
  const found = runs.flatMap((run, index) =>
    run.summary.groups.hops.flatMap(({ name, metrics: { hits1 } }) =>
      hits1 === undefined
        ? []
        : [
            {
              strategy: strategyOf(run),
              label: labels[index] ?? "",
              hops: Number(name),
              ...hits1,
              written: writtenEstimate("hits1", hits1),
            },
          ],
    ),
  );
  const isOneLine = new Set(found.map(({ strategy, hops }) => `${hops} ${strategy}`)).size === found.length;
  return found
    .map(({ strategy, label, ...point }) => ({ ...point, series: isOneLine ? strategy : label }))
    .sort((a, b) => a.hops - b.hops);
}
