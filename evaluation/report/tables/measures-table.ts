import type { Table } from "../../compare/table.ts";
import { METRIC_NAMES } from "../../statistics/metrics.ts";
import { type MeasuredRun, strategyOf } from "../measured-run.ts";
import { MEASURES, writtenEstimate } from "../measures.ts";
import { columns } from "./columns.ts";

/** Every measure of the runs of one set: a row for each measure that one of them has. */
export function measuresTable(set: string, runs: readonly MeasuredRun[]): Table {
  const known = METRIC_NAMES.filter((metric) => runs.some(({ summary }) => summary.metrics[metric] !== undefined));
  const rows = known.map((metric) => [
    MEASURES[metric].label,
    ...runs.map(({ summary: { n, metrics } }) => {
      const estimate = metrics[metric];
      const text = writtenEstimate(metric, estimate);
      // A mean of some of the questions is another thing than a mean of all.
      return estimate === undefined || estimate.n === n ? text : `${text}, n = ${estimate.n}`;
    }),
  ]);
  return {
    title: `All measures: ${set}`,
    columns: columns(["measure"], runs.map(strategyOf)),
    rows,
    notes: ["Where a measure is not defined for all questions, n says for how many it is."],
  };
}

/** What the measures of these runs mean, each in a sentence. */
export function glossary(runs: readonly MeasuredRun[]): Table {
  const known = METRIC_NAMES.filter((metric) => runs.some(({ summary }) => summary.metrics[metric] !== undefined));
  return {
    title: "What the measures mean",
    columns: columns(["measure", "meaning"], []),
    rows: known.map((metric) => [MEASURES[metric].label, MEASURES[metric].about]),
    notes: [],
  };
}
