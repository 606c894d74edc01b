import type { QuestionScore } from "../score/question-score.ts";
import { bootstrapMean, type BootstrapOptions, type Estimate } from "./bootstrap.ts";
import { METRIC_NAMES, valuesByQuestion, type MetricName } from "./metrics.ts";
import { mean } from "./quantile.ts";
import { signTest } from "./sign-test.ts";

/** How a measure differs between two runs over the questions for which both have it. */
interface MetricComparison {
  readonly first: number;
  readonly second: number;
  /** Second minus first, with the interval of the paired differences. */
  readonly difference: Estimate;
  /** Number of questions on which the second run's value is higher, and lower. */
  readonly higher: number;
  readonly lower: number;
  /** Exact sign test of higher against lower, 0–1; McNemar's where values are 0 or 1. */
  readonly p: number;
}

export interface RunComparison {
  /** Number of questions that both runs asked. */
  readonly n: number;
  readonly metrics: { readonly [metric in MetricName]?: MetricComparison };
  /** Ids of questions that the second run gets right more often (Hits@1), and less often. */
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  /** Ids of questions that only one run asked: they are left out of everything else. */
  readonly onlyInFirst: readonly string[];
  readonly onlyInSecond: readonly string[];
}

/**
 * Compares two runs question by question. Repetitions of a question are averaged first.
 * @throws RangeError when the runs have no question in common
 */
export function compareRuns(
  first: readonly QuestionScore[],
  second: readonly QuestionScore[],
  options: BootstrapOptions = {},
): RunComparison {
  const [firstIds, secondIds] = [idsOf(first), idsOf(second)];
  const common = [...firstIds].filter((id) => secondIds.has(id));
  if (common.length === 0) {
    throw new RangeError(
      `The runs of ${firstIds.size} and ${secondIds.size} questions have none in common: they can not be compared.`,
    );
  }
  const compared = METRIC_NAMES.flatMap((metric) => {
    const pairs = pairsOf(first, second, metric);
    return pairs.length === 0 ? [] : [[metric, compareMetric(pairs, options)] as const];
  });
  const hits = pairsOf(first, second, "hits1");
  return {
    n: common.length,
    metrics: Object.fromEntries(compared),
    gained: hits.filter(({ before, after }) => after > before).map(({ id }) => id),
    lost: hits.filter(({ before, after }) => after < before).map(({ id }) => id),
    onlyInFirst: [...firstIds].filter((id) => !secondIds.has(id)),
    onlyInSecond: [...secondIds].filter((id) => !firstIds.has(id)),
  };
}

interface Pair {
  readonly id: string;
  readonly before: number;
  readonly after: number;
}

function pairsOf(
  first: readonly QuestionScore[],
  second: readonly QuestionScore[],
  metric: MetricName,
): readonly Pair[] {
  const after = valuesByQuestion(second, metric);
  return [...valuesByQuestion(first, metric)].flatMap(([id, before]) => {
    const value = after.get(id);
    return value === undefined ? [] : [{ id, before, after: value }];
  });
}

function compareMetric(pairs: readonly Pair[], options: BootstrapOptions): MetricComparison {
  const differences = pairs.map(({ before, after }) => after - before);
  const higher = differences.filter((difference) => difference > 0).length;
  const lower = differences.filter((difference) => difference < 0).length;
  return {
    first: mean(pairs.map(({ before }) => before)),
    second: mean(pairs.map(({ after }) => after)),
    difference: bootstrapMean(differences, options),
    higher,
    lower,
    p: signTest(higher, lower),
  };
}

function idsOf(scores: readonly QuestionScore[]): ReadonlySet<string> {
  return new Set(scores.map(({ id }) => id));
}
