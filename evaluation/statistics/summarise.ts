import { ERROR_CLASSES, type ErrorClass } from "../score/error-class.ts";
import type { QuestionScore } from "../score/question-score.ts";
import { bootstrapMean, type BootstrapOptions, type Estimate } from "./bootstrap.ts";
import { calibration, type Calibration } from "./calibration.ts";
import { GROUPING_NAMES, groupScores, type Grouping } from "./groups.ts";
import { GROUP_METRICS, METRIC_NAMES, valuesByQuestion, type MetricName } from "./metrics.ts";
import { quantile } from "./quantile.ts";

export interface SummaryOptions extends BootstrapOptions {
  /** Name of what answered, as the report shows it. */
  readonly strategy: string;
  /** Bins of the calibration; 10 unless told. */
  readonly bins?: number;
}

/** Means of every measure that has a value for at least one question. */
type Estimates = { readonly [metric in MetricName]?: Estimate };

interface GroupSummary {
  /** The value of the property: "2", "bridge", "KG+DOCUMENTS". */
  readonly name: string;
  /** Number of questions; those asked repeatedly count once. */
  readonly n: number;
  /** Share of the run's records, 0–1: how support classes and phases are distributed. */
  readonly share: number;
  readonly metrics: Estimates;
}

export interface RunSummary {
  readonly strategy: string;
  /** Number of questions. */
  readonly n: number;
  /** Number of records: questions times repetitions. */
  readonly asked: number;
  readonly metrics: Estimates;
  readonly medianMs: number;
  readonly p90Ms: number;
  readonly calibration?: Calibration;
  readonly groups: Readonly<Record<Grouping, readonly GroupSummary[]>>;
  /** Number of records in each class of error. */
  readonly errors: Readonly<Record<ErrorClass, number>>;
  readonly failures: readonly {
    readonly id: string;
    readonly repetition: number;
    readonly code: string;
    readonly message: string;
  }[];
}

/**
 * What a run is worth: means over questions with their intervals, and the same for each group of questions.
 * @throws RangeError for a run of no questions
 */
export function summarise(scores: readonly QuestionScore[], options: SummaryOptions): RunSummary {
  if (scores.length === 0)
    throw new RangeError(
      `The run of ${options.strategy} holds no questions: there is nothing to summarise. Look at --limit and at the data.`,
    );
  const times = scores.map(({ ms }) => ms);
  const judged = scores.flatMap(({ confidence, answer }) =>
    confidence === undefined ? [] : [{ confidence, right: answer.hits1 }],
  );
  const calibrated = calibration(judged, options.bins);
  return {
    strategy: options.strategy,
    n: questionsIn(scores),
    asked: scores.length,
    metrics: estimates(scores, METRIC_NAMES, options),
    medianMs: quantile(times, 0.5),
    p90Ms: quantile(times, 0.9),
    ...(calibrated !== undefined && { calibration: calibrated }),
    groups: groups(scores, options),
    errors: errorCounts(scores),
    failures: scores.flatMap(({ id, repetition, failure }) =>
      failure === undefined ? [] : [{ id, repetition, ...failure }],
    ),
  };
}

function estimates(scores: readonly QuestionScore[], names: readonly MetricName[], options: SummaryOptions): Estimates {
  const found = names.flatMap((metric) => {
    const values = [...valuesByQuestion(scores, metric).values()];
    return values.length === 0 ? [] : [[metric, bootstrapMean(values, options)] as const];
  });
  return Object.fromEntries(found);
}

function groups(scores: readonly QuestionScore[], options: SummaryOptions): RunSummary["groups"] {
  const summarised = GROUPING_NAMES.map((grouping) => {
    const members = groupScores(scores, grouping).map(([name, held]) => ({
      name,
      n: questionsIn(held),
      share: held.length / scores.length,
      metrics: estimates(held, GROUP_METRICS, options),
    }));
    return [grouping, members] as const;
  });
  return Object.fromEntries(summarised) as unknown as RunSummary["groups"];
}

function errorCounts(scores: readonly QuestionScore[]): RunSummary["errors"] {
  const counts = ERROR_CLASSES.map((name) => [name, scores.filter(({ error }) => error === name).length] as const);
  return Object.fromEntries(counts) as Record<ErrorClass, number>;
}

function questionsIn(scores: readonly QuestionScore[]): number {
  return new Set(scores.map(({ id }) => id)).size;
}
