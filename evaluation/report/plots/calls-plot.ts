import * as Plot from "@observablehq/plot";
import { count } from "../../compare/table.ts";
import { clipped } from "../clipped.ts";
import { labelsOf, type MeasuredRun } from "../measured-run.ts";
import { MEASURES, writtenEstimate } from "../measures.ts";
import { columns } from "../tables/columns.ts";
import type { Chart } from "./chart.ts";
import { colourOf, draw, legendMark, marginFor } from "./draw.ts";

const CALLS = ["modelCalls", "upstreamQueries"] as const;

/** Calls per question, a group of bars for each run; undefined where nothing was called. */
export function callsPlot(runs: readonly MeasuredRun[]): Chart | undefined {
  const full = labelsOf(runs);
  const labels = full.map((label) => clipped(label, 24));
  const called = CALLS.filter((metric) => runs.some(({ summary }) => (summary.metrics[metric]?.mean ?? 0) > 0));
  if (called.length === 0) return undefined;
  const bars = runs.flatMap(({ summary: { metrics } }, index) =>
    called.flatMap((metric) => {
      const estimate = metrics[metric];
      // Rows are told apart by their number: what is cut off labels may be what differs.
      return estimate === undefined
        ? []
        : [
            {
              row: index,
              label: full[index] ?? "",
              kind: MEASURES[metric].label,
              ...estimate,
              written: writtenEstimate(metric, estimate),
            },
          ];
    }),
  );
  const most = Math.max(...bars.map(({ high }) => high));
  return {
    title: "Calls per question",
    svg: draw(
      {
        marginTop: 8,
        height: 50 + runs.length * (10 + 18 * called.length),
        marginLeft: marginFor(labels),
        marginRight: 44,
        x: { label: "mean per question", labelOffset: 36, grid: true, domain: [0, most], ticks: 5 },
        y: { axis: null, domain: called.map((metric) => MEASURES[metric].label) },
        fy: {
          label: null,
          tickFormat: (row: number) => labels[row] ?? "",
          domain: runs.map((_, index) => index),
          axis: "left",
        },
        color: {
          domain: called.map((metric) => MEASURES[metric].label),
          range: called.map((_, index) => colourOf(index)),
        },
        marks: [
          Plot.barX(bars, { x: "mean", y: "kind", fy: "row", fill: "kind" }),
          Plot.ruleY(bars, { x1: "low", x2: "high", y: "kind", fy: "row" }),
          Plot.text(bars, {
            x: "high",
            y: "kind",
            fy: "row",
            text: ({ mean }: { readonly mean: number }) => count(mean),
            textAnchor: "start",
            dx: 5,
          }),
        ],
      },
      `Calls per question: ${bars.map(({ label, kind, written }) => `${label}: ${written} ${kind}`).join("; ")}.`,
    ),
    legend: called.map((metric, index) => ({ mark: legendMark(colourOf(index)), label: MEASURES[metric].label })),
    table: {
      title: "Calls per question",
      columns: columns(["run", "calls"], ["mean"]),
      rows: bars.map(({ label, kind, written }) => [label, kind, written]),
      notes: [],
    },
  };
}
