import { percent } from "../../compare/table.ts";
import { labelsOf, type MeasuredRun } from "../measured-run.ts";
import { columns } from "../tables/columns.ts";
import type { Chart } from "./chart.ts";
import { colourOf, GREY } from "./draw.ts";
import { stackedPlot } from "./stacked-plot.ts";

/** On which kinds of sources answers rest (Hydra, figure 8); undefined where nothing was answered. */
export function supportPlot(runs: readonly MeasuredRun[]): Chart | undefined {
  const labels = labelsOf(runs);
  const names = [...new Set(runs.flatMap(({ summary }) => summary.groups.supportClass.map(({ name }) => name)))]
    .filter((name) => name !== "NONE")
    .sort();
  if (names.length === 0) return undefined;
  const rows = runs.map(({ summary }, index) => ({
    label: labels[index] ?? "",
    shares: Object.fromEntries(summary.groups.supportClass.map(({ name, share }) => [name, share])),
  }));
  const classes = [...names.map((name, index) => ({ name, colour: colourOf(index) })), { name: "NONE", colour: GREY }];
  const title = "Support of the answers";
  const table = {
    title,
    columns: columns(
      ["run"],
      classes.map(({ name }) => name),
    ),
    rows: rows.map(({ label, shares }) => [label, ...classes.map(({ name }) => percent(shares[name] ?? 0))]),
    notes: ["NONE: the question was not answered."],
  };
  return stackedPlot({ title, unit: "share of the answers (%)", classes, rows, table });
}
