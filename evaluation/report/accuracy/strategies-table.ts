import { count, milliseconds, type Table } from "../../compare/table.ts";
import { type MeasuredRun, strategyOf } from "../measured-run.ts";
import { markdownTable } from "../markdown-table.ts";
import { writtenEstimate } from "../measures.ts";
import { columns } from "../tables/columns.ts";

/** The strategies that are set beside each other, in this order. */
const STRATEGIES = ["QUERY", "TREEQA", "HYDRA", "FIDELIS", "FUSION"];

const NONE = "–";

/**
 * Strategies beside each other, set by set: a row for each run without a model, with what the same questions, or some
 * of them, took of the tests' model where that was counted.
 */
function strategiesTable(runs: readonly MeasuredRun[], withModel: readonly MeasuredRun[]): Table {
  const rows = runs
    .filter((run) => STRATEGIES.includes(strategyOf(run)))
    .toSorted((a, b) => compare(setOf(a), setOf(b)) || rank(a) - rank(b));
  return {
    title: "Strategies",
    columns: columns(
      ["set", "strategy"],
      [
        "questions",
        "Hits@1",
        "F1",
        "abstained",
        "upstream queries",
        "median time",
        "calls of a model",
        "tokens",
        "of questions",
      ],
    ),
    rows: rows.map((run) => {
      const { metrics, n, medianMs } = run.summary;
      const asked = withModel.find((other) => setOf(other) === setOf(run) && strategyOf(other) === strategyOf(run));
      return [
        setOf(run),
        strategyOf(run),
        count(n),
        writtenEstimate("hits1", metrics.hits1),
        writtenEstimate("f1", metrics.f1),
        writtenEstimate("abstained", metrics.abstained),
        writtenEstimate("upstreamQueries", metrics.upstreamQueries),
        milliseconds(medianMs),
        ...(asked === undefined
          ? [NONE, NONE, NONE]
          : [
              writtenEstimate("modelCalls", asked.summary.metrics.modelCalls),
              writtenEstimate("tokens", asked.summary.metrics.tokens),
              count(asked.summary.n),
            ]),
      ];
    }),
    notes: [],
  };
}

const [BEGIN, END] = ["<!-- The table is written by `npm run accuracy:write`. -->\n\n", "\n\n<!-- Here it ends. -->"];

/**
 * The page with its table made anew from runs that were kept.
 * @throws TypeError for a page without the place for it
 */
export function withStrategiesTable(
  page: string,
  runs: readonly MeasuredRun[],
  withModel: readonly MeasuredRun[],
): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new TypeError("The page of strategies has lost the place of its table.");
  return `${page.slice(0, from)}${BEGIN}${markdownTable(strategiesTable(runs, withModel))}${page.slice(to)}`;
}

function setOf({ identity: { set } }: MeasuredRun): string {
  return set.name;
}

function rank(run: MeasuredRun): number {
  return STRATEGIES.indexOf(strategyOf(run));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
