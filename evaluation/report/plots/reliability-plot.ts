import * as Plot from "@observablehq/plot";
import { percent } from "../../compare/table.ts";
import { labelsOf, type MeasuredRun } from "../measured-run.ts";
import { reliabilityTable } from "../tables/reliability-table.ts";
import type { Chart } from "./chart.ts";
import { colourOf, draw, legendMark, symbolOf } from "./draw.ts";

/**
 * How confident answers were against how often they were right (Guo et al. 2017); undefined where nothing was answered.
 */
export function reliabilityPlot(runs: readonly MeasuredRun[]): Chart | undefined {
  const table = reliabilityTable(runs);
  if (table === undefined) return undefined;
  const labels = labelsOf(runs);
  const drawn = runs.flatMap(({ summary: { calibration } }, index) =>
    calibration === undefined ? [] : [{ calibration, index, label: labels[index] ?? "" }],
  );
  const marks = drawn.flatMap(({ calibration: { points }, index }) => {
    const shown = points.map(({ confidence, accuracy, n }) => ({ x: 100 * confidence, y: 100 * accuracy, n }));
    return [
      Plot.lineY(shown, { x: "x", y: "y", stroke: colourOf(index), strokeOpacity: 0.6 }),
      Plot.dot(shown, { x: "x", y: "y", r: "n", fill: colourOf(index), fillOpacity: 0.85, symbol: symbolOf(index) }),
    ];
  });
  return {
    title: "Reliability of the confidence",
    svg: draw(
      {
        height: 300,
        marginLeft: 40,
        x: { label: "confidence (%)", labelOffset: 36, domain: [0, 100], ticks: 5 },
        y: { label: "Hits@1 (%)", domain: [0, 100], grid: true, ticks: 5 },
        r: { range: [2, 7] },
        marks: [
          Plot.line(
            [
              [0, 0],
              [100, 100],
            ],
            { strokeDasharray: "3,4", strokeOpacity: 0.6 },
          ),
          ...marks,
        ],
      },
      `Reliability of the confidence. Expected calibration error: ${drawn.map(({ label, calibration }) => `${label}: ${percent(calibration.error)}`).join("; ")}.`,
    ),
    legend: drawn.map(({ index, label, calibration }) => ({
      mark: legendMark(colourOf(index), symbolOf(index)),
      label: `${label}: calibration error ${percent(calibration.error)}`,
    })),
    table: {
      ...table,
      notes: [...table.notes, "The dashed line in the plot is where they are; larger marks stand for more answers."],
    },
  };
}
