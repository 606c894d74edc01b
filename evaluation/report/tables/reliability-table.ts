import { count, percent, type Table } from "../../compare/table.ts";
import { labelsOf, type MeasuredRun } from "../measured-run.ts";
import { columns } from "./columns.ts";

/** How confident answers were, and how often right; undefined where nothing was answered. */
export function reliabilityTable(runs: readonly MeasuredRun[]): Table | undefined {
  const labels = labelsOf(runs);
  const rows = runs.flatMap(({ summary: { calibration } }, index) =>
    (calibration?.points ?? []).map(({ from, to, n, confidence, accuracy }) => [
      labels[index] ?? "",
      `${from.toFixed(1)}–${to.toFixed(1)}`,
      count(n),
      percent(confidence),
      percent(accuracy),
    ]),
  );
  if (rows.length === 0) return undefined;
  return {
    title: "Reliability",
    columns: columns(["run", "confidence"], ["answers", "mean confidence", "Hits@1"]),
    rows,
    notes: ["Of an honest answer, both are equal."],
  };
}
