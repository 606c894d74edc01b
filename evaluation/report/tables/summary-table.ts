import { count, milliseconds, percent, type Table } from "../../compare/table.ts";
import type { MetricName } from "../../statistics/metrics.ts";
import { isComplete, type MeasuredRun, questionsOf, strategyOf, titleOf } from "../measured-run.ts";
import { MEASURES, writtenEstimate } from "../measures.ts";
import { columns } from "./columns.ts";

const SHOWN = [
  "hits1",
  "f1",
  "exactSet",
  "precisionWhenAnswered",
  "abstained",
  "failed",
  "modelCalls",
  "tokens",
  "upstreamQueries",
] as const satisfies readonly MetricName[];

/** All runs side by side: a row for each, means with their 95 % intervals. */
export function summaryTable(runs: readonly MeasuredRun[]): Table {
  return {
    title: "Results",
    columns: columns(
      ["strategy", "set"],
      [
        "questions",
        ...SHOWN.map((metric) => MEASURES[metric].label),
        "median time",
        "90 % within",
        "calibration error",
      ],
    ),
    rows: runs.map((run) => [
      strategyOf(run),
      run.identity.set.name,
      count(run.summary.n),
      ...SHOWN.map((metric) => writtenEstimate(metric, run.summary.metrics[metric])),
      milliseconds(run.summary.medianMs),
      milliseconds(run.summary.p90Ms),
      percent(run.summary.calibration?.error),
    ]),
    notes: [
      "In brackets: 95 % bootstrap intervals over questions; an interval without width is left out. They tell how a figure would vary over other questions of the kind, and nothing of how a model varies between runs.",
      ...runs
        .filter((run) => !isComplete(run))
        .map(
          (run) =>
            `${titleOf(run)} is not complete: it holds ${run.summary.asked} of ${questionsOf(run) * run.identity.repetitions} answers.`,
        ),
    ],
  };
}
