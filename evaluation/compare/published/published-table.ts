/** Data sets as the papers name them, by the format that they are read as here. */
type PublishedSet =
  | "webqsp"
  | "cwq"
  | "advhotpotqa"
  | "qald"
  | "simplequestions"
  | "kilt"
  | "webquestions"
  | "2wiki"
  | "crlt"
  | "medqa";

export type Paper = "Hydra" | "TreeQA" | "FiDeLiS" | "MQPF";

/**
 * - `exactMatch`: share of questions whose answer is a gold answer, called Hits@1 or accuracy; - `goldAmongAnswers`:
 *   share of questions with a gold answer among those given, which MQPF calls Hit@1; - `f1`: mean over questions; -
 *   `coverage`: share of gold steps retrieved; - `depth`: relations of a path; - `seconds`, `tokens`, `inputTokens`,
 *   `modelCalls`, `treeUpdates`: mean for a question; - `factRecall`: share of gold facts retrieved; - `entities`: mean
 *   of those that were fetched for a question.
 */
export type PublishedMetric =
  | "exactMatch"
  | "goldAmongAnswers"
  | "f1"
  | "coverage"
  | "depth"
  | "seconds"
  | "tokens"
  | "inputTokens"
  | "modelCalls"
  | "treeUpdates"
  | "factRecall"
  | "entities";

/** A table as it is printed: shares are in percent where `percent` is set, and as fractions of 1 elsewhere. */
export interface PublishedTable {
  readonly paper: Paper;
  readonly table: number;
  /** What it shows, and under which conditions, where they differ from the paper's main results. */
  readonly about: string;
  readonly columns: readonly {
    readonly set: PublishedSet;
    readonly metric: PublishedMetric;
    readonly model?: string;
    readonly note?: string;
  }[];
  readonly rows: readonly {
    readonly system: string;
    /** The language model, where a row names one. */
    readonly model?: string;
    /** In the order of the columns; null where the paper prints none. */
    readonly values: readonly (number | null)[];
  }[];
}

/** One figure, shares as fractions of 1. */
export interface PublishedFigure {
  readonly paper: Paper;
  readonly table: number;
  readonly about: string;
  readonly set: PublishedSet;
  readonly system: string;
  readonly model: string | undefined;
  readonly metric: PublishedMetric;
  readonly value: number;
  readonly note: string | undefined;
}

const SHARES: readonly PublishedMetric[] = ["exactMatch", "goldAmongAnswers", "f1", "coverage", "factRecall"];

/** Is it a share of something, from 0 to 1? */
export function isShare(metric: PublishedMetric): boolean {
  return SHARES.includes(metric);
}

/** The figures of a table one by one. */
export function figuresOf({ paper, table, about, columns, rows }: PublishedTable): readonly PublishedFigure[] {
  // MQPF prints fractions, the others percent.
  const percent = paper !== "MQPF";
  return rows.flatMap(({ system, model, values }) =>
    columns.flatMap((column, index) => {
      const value = values[index];
      if (value == null) return [];
      const { set, metric, note } = column;
      const isPercent = percent && isShare(metric);
      return [
        {
          paper,
          table,
          about,
          set,
          system,
          model: model ?? column.model,
          metric,
          value: isPercent ? Number((value / 100).toFixed(6)) : value,
          note,
        },
      ];
    }),
  );
}
