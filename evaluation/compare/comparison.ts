import type { MadeRun } from "../run/make-run.ts";
import { compareRuns, type RunComparison } from "../statistics/compare-runs.ts";
import { definitionOf, mainFigures, type PublishedFigure, publishedFor } from "./published.ts";
import { isShare } from "./published/published-table.ts";
import { percent, probability, type Table } from "./table.ts";

/** Two runs of one set, question by question. */
export interface Pairing {
  readonly set: string;
  readonly first: string;
  readonly second: string;
  readonly comparison: RunComparison;
}

/** The first run of each set with every other of it. */
export function pairings(runs: readonly MadeRun[]): readonly Pairing[] {
  const sets = new Set(runs.map(({ set }) => set));
  return [...sets].flatMap((set) => {
    const [first, ...others] = runs.filter((run) => run.set === set && run.scores.length > 0);
    if (first === undefined) return [];
    return others.flatMap((second) => {
      const known = new Set(first.scores.map(({ id }) => id));
      // Of runs that were stopped there may be no question that both have asked.
      if (!second.scores.some(({ id }) => known.has(id))) return [];
      return [
        {
          set: set.name,
          first: nameOf(first),
          second: nameOf(second),
          comparison: compareRuns(first.scores, second.scores),
        },
      ];
    });
  });
}

export function pairingTable(pairs: readonly Pairing[]): Table {
  return {
    title: "Differences",
    columns: [
      ...["set", "first", "second"].map((name) => ({ name, numeric: false })),
      ...["Hits@1 of first", "of second", "difference", "95 % interval", "gained", "lost", "p"].map((name) => ({
        name,
        numeric: true,
      })),
    ],
    rows: pairs.map(({ set, first, second, comparison: { metrics, gained, lost } }) => {
      const hits = metrics.hits1;
      if (hits === undefined) return [set, first, second];
      const { mean, low, high } = hits.difference;
      return [
        set,
        first,
        second,
        percent(hits.first),
        percent(hits.second),
        signed(mean),
        `${signed(low)} to ${signed(high)}`,
        String(gained.length),
        String(lost.length),
        probability(hits.p),
      ];
    }),
    notes: ["The interval is a paired bootstrap over questions; p is that of the exact sign test (McNemar's)."],
  };
}

/** Published figures that stand beside these runs: main results, and for an ablation all tables of its strategy. */
export function publishedBeside(runs: readonly MadeRun[], withAblations: boolean): readonly PublishedFigure[] {
  const formats = new Set(runs.map(({ set }) => set.format));
  return [...formats].flatMap((format) => (withAblations ? publishedFor(format) : mainFigures(format)));
}

export function publishedTable(figures: readonly PublishedFigure[]): Table {
  const definitions = new Set(
    figures
      .filter(({ metric }) => metric === "exactMatch" || metric === "goldAmongAnswers")
      .map(({ metric, paper }) => `${paper}: ${definitionOf(metric, paper)}.`),
  );
  return {
    title: "As published",
    columns: [
      ...["set", "system", "model", "paper", "metric"].map((name) => ({ name, numeric: false })),
      { name: "value", numeric: true },
    ],
    rows: figures.map(({ set, system, model, paper, table, metric, value, note }) => [
      set,
      note === undefined ? system : `${system}, ${note}`,
      model ?? "–",
      `${paper}, table ${table}`,
      METRIC_NAMES[metric] ?? metric,
      isShare(metric) ? percent(value) : String(value),
    ]),
    notes: [
      "Published figures are of other questions of the set, other sources and language models: they are shown for orientation. Our Hits@1 asks whether the first value of the answer is a gold answer, after the documented normalisation.",
      ...definitions,
    ],
  };
}

const METRIC_NAMES: Readonly<Record<string, string>> = {
  exactMatch: "Hits@1 (exact match)",
  goldAmongAnswers: "Hit@1 (gold among answers)",
  f1: "F1",
};

function nameOf({ strategy, variant }: MadeRun): string {
  return variant === undefined ? strategy : `${strategy} (${variant})`;
}

/** In points of a percentage. */
function signed(share: number): string {
  return `${share > 0 ? "+" : ""}${(100 * share).toFixed(1)}`;
}
