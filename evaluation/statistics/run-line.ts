import type { MetricName } from "./metrics.ts";
import type { RunSummary } from "./summarise.ts";

/** One run as `evaluate --json` prints it: rates 0–1, counts per question, times in milliseconds. */
export interface RunLine {
  readonly strategy: string;
  readonly n: number;
  readonly hits1: number;
  readonly f1: number;
  /** Null when no question has one answer in text for its gold. */
  readonly wordF1: number | null;
  /** Null when nothing was answered. */
  readonly precisionWhenAnswered: number | null;
  readonly abstained: number;
  readonly failed: number;
  readonly modelCalls: number;
  readonly tokens: number;
  readonly upstreamQueries: number;
  readonly medianMs: number;
  readonly p90Ms: number;
}

export function runLine({ strategy, n, metrics, medianMs, p90Ms }: RunSummary): RunLine {
  // Every question has these; a run of none was refused.
  const mean = (metric: MetricName): number => metrics[metric]?.mean ?? 0;
  return {
    strategy,
    n,
    hits1: mean("hits1"),
    f1: mean("f1"),
    wordF1: metrics.wordF1?.mean ?? null,
    precisionWhenAnswered: metrics.precisionWhenAnswered?.mean ?? null,
    abstained: mean("abstained"),
    failed: mean("failed"),
    modelCalls: mean("modelCalls"),
    tokens: mean("tokens"),
    upstreamQueries: mean("upstreamQueries"),
    medianMs,
    p90Ms,
  };
}
