import { ERROR_CLASSES } from "../../score/error-class.ts";
import { labelsOf, type MeasuredRun } from "../measured-run.ts";
import { errorsTable } from "../tables/errors-table.ts";
import type { Chart } from "./chart.ts";
import { colourOf } from "./draw.ts";
import { stackedPlot } from "./stacked-plot.ts";

/** What is the matter with answers that are not exactly right; undefined where all are. */
export function errorsPlot(runs: readonly MeasuredRun[]): Chart | undefined {
  if (runs.every(({ summary }) => ERROR_CLASSES.every((name) => summary.errors[name] === 0))) return undefined;
  const labels = labelsOf(runs);
  return stackedPlot({
    title: "Classes of errors",
    unit: "share of the answers (%)",
    classes: ERROR_CLASSES.map((name, index) => ({ name, colour: colourOf(index) })),
    rows: runs.map(({ summary: { errors, asked } }, index) => ({
      label: labels[index] ?? "",
      shares: Object.fromEntries(ERROR_CLASSES.map((name) => [name, errors[name] / asked])),
    })),
    table: errorsTable(runs),
  });
}
