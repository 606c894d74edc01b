import { count, percent, type Table } from "../../compare/table.ts";
import type { Grouping } from "../../statistics/groups.ts";
import type { MetricName } from "../../statistics/metrics.ts";
import { type MeasuredRun, strategyOf } from "../measured-run.ts";
import { MEASURES, writtenEstimate } from "../measures.ts";
import { columns } from "./columns.ts";

const SHOWN = [
  "hits1",
  "f1",
  "exactSet",
  "abstained",
  "failed",
  "modelCalls",
  "tokens",
  "ms",
] as const satisfies readonly MetricName[];

const TITLES: Readonly<Record<Grouping, { readonly title: string; readonly column: string }>> = {
  hops: { title: "By hops", column: "hops" },
  kind: { title: "By kind of question", column: "kind" },
  type: { title: "By type of answer", column: "type" },
  topics: { title: "By the entities that are named", column: "entities" },
  relations: { title: "By the relations of the gold query", column: "relations" },
  supportClass: { title: "By support class", column: "support" },
  phase: { title: "By the phase that answered", column: "phase" },
};

/** Groups of questions of runs of one format: a table for each property that tells questions apart. */
export function groupsTables(runs: readonly MeasuredRun[]): readonly Table[] {
  return (Object.keys(TITLES) as Grouping[]).flatMap((grouping) => {
    const rows = rowsOf(runs, grouping);
    // One group for all says again what the results say.
    return new Set(rows.map(({ name }) => name)).size < 2 ? [] : [tableOf(grouping, rows)];
  });
}

interface Row {
  readonly run: MeasuredRun;
  readonly name: string;
  readonly group: MeasuredRun["summary"]["groups"][Grouping][number];
}

function rowsOf(runs: readonly MeasuredRun[], grouping: Grouping): readonly Row[] {
  const rows = runs.flatMap((run) => run.summary.groups[grouping].map((group) => ({ run, name: group.name, group })));
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

function tableOf(grouping: Grouping, rows: readonly Row[]): Table {
  const { title, column } = TITLES[grouping];
  return {
    title,
    columns: columns(
      [column, "set", "strategy"],
      ["questions", "share of answers", ...SHOWN.map((metric) => MEASURES[metric].label)],
    ),
    rows: rows.map(({ run, name, group }) => [
      name,
      run.identity.set.name,
      strategyOf(run),
      count(group.n),
      percent(group.share),
      ...SHOWN.map((metric) => writtenEstimate(metric, group.metrics[metric])),
    ]),
    notes: [],
  };
}
