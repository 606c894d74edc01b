import { definitionOf, mainFigures, type PublishedFigure, type PublishedMetric } from "../../compare/published.ts";
import { isShare } from "../../compare/published/published-table.ts";
import { percent, type Table } from "../../compare/table.ts";
import type { MetricName } from "../../statistics/metrics.ts";
import { type MeasuredRun, titleOf } from "../measured-run.ts";
import { MEASURES, writtenEstimate } from "../measures.ts";
import { columns } from "./columns.ts";

/** The measure of ours that a published one stands beside. */
const OURS: Readonly<Record<PublishedMetric, MetricName>> = {
  exactMatch: "hits1",
  goldAmongAnswers: "hitsAny",
  f1: "f1",
  coverage: "coverage",
  depth: "depth",
  seconds: "ms",
  tokens: "tokens",
  inputTokens: "inputTokens",
  modelCalls: "modelCalls",
  treeUpdates: "treeUpdates",
  factRecall: "factRecall",
  entities: "entitiesFetched",
};

/** What papers print for the sets of a format, each measure below ours; undefined when none of them measures it. */
export function publishedTable(format: string, runs: readonly MeasuredRun[]): Table | undefined {
  const figures = mainFigures(format);
  if (figures.length === 0) return undefined;
  const metrics = [...new Set(figures.map(({ metric }) => metric))];
  return {
    title: `Beside published figures: ${format}`,
    columns: columns(["measure", "system", "language model", "where"], ["value"]),
    rows: metrics.flatMap((metric) => [
      ...ourRows(metric, runs),
      ...figures.filter((figure) => figure.metric === metric).map(publishedRow),
    ]),
    notes: [
      "Published figures are of other questions of the set, other sources and other language models: they are for orientation, and no ranking.",
      ...new Set(figures.map(({ metric, paper }) => `${paper}, ${nameOf(metric)}: ${definitionOf(metric, paper)}.`)),
    ],
  };
}

function ourRows(metric: PublishedMetric, runs: readonly MeasuredRun[]): readonly (readonly string[])[] {
  const ours = OURS[metric];
  return runs.flatMap((run) => {
    const estimate = run.summary.metrics[ours];
    if (estimate === undefined) return [];
    return [
      [
        nameOf(metric),
        `whyql: ${titleOf(run)}`,
        run.identity.reasoner,
        `this run, n = ${estimate.n}`,
        writtenEstimate(ours, estimate),
      ],
    ];
  });
}

function publishedRow({ metric, system, model, paper, table, note, value }: PublishedFigure): readonly string[] {
  const name = note === undefined ? system : `${system}, ${note}`;
  return [
    nameOf(metric),
    name,
    model ?? "–",
    `${paper}, table ${table}`,
    isShare(metric) ? percent(value) : String(value),
  ];
}

function nameOf(metric: PublishedMetric): string {
  return MEASURES[OURS[metric]].label;
}
