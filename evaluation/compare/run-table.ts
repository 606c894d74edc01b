import { leftOutNote } from "../left-out-note.ts";
import type { MadeRun } from "../run/make-run.ts";
import type { Estimate } from "../statistics/bootstrap.ts";
import { runLine } from "../statistics/run-line.ts";
import { count, milliseconds, percent, type Table } from "./table.ts";

const COLUMNS: Table["columns"] = [
  ...["set", "strategy"].map((name) => ({ name, numeric: false })),
  ...[
    "n",
    "Hits@1",
    "95 % interval",
    "F1",
    "right when answered",
    "abstained",
    "failed",
    "model calls",
    "tokens",
    "queries",
    "median",
    "p90",
  ].map((name) => ({ name, numeric: true })),
];

/** What became of runs, a row for each. */
export function runTable(runs: readonly MadeRun[]): Table {
  const rows = runs.map(({ set, strategy, variant, summary }) => {
    const name = variant === undefined ? strategy : `${strategy} (${variant})`;
    if (summary === undefined) return [set.name, name, "0"];
    const line = runLine(summary);
    return [
      set.name,
      name,
      count(line.n),
      percent(line.hits1),
      interval(summary.metrics.hits1),
      percent(line.f1),
      percent(line.precisionWhenAnswered),
      percent(line.abstained),
      percent(line.failed),
      count(line.modelCalls),
      count(Math.round(line.tokens)),
      count(line.upstreamQueries),
      milliseconds(line.medianMs),
      milliseconds(line.p90Ms),
    ];
  });
  const partial = runs
    .filter(({ complete }) => !complete)
    .map(
      ({ title, records, questions }) =>
        `${title}: ${records.length} of ${questions.length} questions have been asked.`,
    );
  const leftOut = new Map(
    runs.flatMap(({ set }) =>
      set.leftOut === undefined ? [] : [[set.name, `${set.name}: ${leftOutNote(set.leftOut)}`] as const],
    ),
  );
  return { title: "Results", columns: COLUMNS, rows, notes: [...partial, ...leftOut.values()] };
}

function interval(estimate: Estimate | undefined): string {
  return estimate === undefined ? "–" : `${(100 * estimate.low).toFixed(1)}–${(100 * estimate.high).toFixed(1)}`;
}
