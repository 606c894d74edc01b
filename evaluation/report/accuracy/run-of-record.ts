import { z } from "zod";
import { RunError } from "../../run/run-error.ts";
import { isComplete, questionsOf, titleOf } from "../measured-run.ts";
import type { ScoredRun } from "../scored-run.ts";

const VERSION = 1;

const share = z.number().min(0).max(1);
const count = z.number().min(0);
const estimate = z.object({ mean: z.number(), low: z.number(), high: z.number(), n: count });
const metrics = z.record(z.string(), estimate);
const group = z.object({ name: z.string(), n: count, share, metrics });
const point = z.object({ from: share, to: share, n: count, confidence: share, accuracy: share });

/**
 * What is kept of a run for good. The texts of published sets are others' property: no question and no answer is in it.
 */
export const runOfRecord = z.strictObject({
  whyqlAccuracy: z.literal(VERSION),
  identity: z.object({
    set: z.object({ format: z.string(), name: z.string(), questions: count, digest: z.string() }),
    strategy: z.string(),
    variant: z.string().nullable(),
    options: z.record(z.string(), z.json()),
    seed: z.number(),
    limit: z.number().nullable(),
    deadlineMs: z.number(),
    repetitions: z.number(),
    reasoner: z.string(),
    embedder: z.string().nullable(),
    sources: z.array(z.object({ id: z.string(), kind: z.string(), version: z.string() })),
    whyql: z.object({ version: z.string(), code: z.string() }),
  }),
  made: z.object({ startedAt: z.string(), node: z.string(), commit: z.string().nullable() }),
  summary: z.object({
    strategy: z.string(),
    n: count,
    asked: count,
    metrics,
    medianMs: z.number(),
    p90Ms: z.number(),
    calibration: z.object({ error: share, bins: count, points: z.array(point) }).optional(),
    groups: z.object({
      hops: z.array(group),
      kind: z.array(group),
      type: z.array(group),
      // Runs that were kept before they were told apart so have none.
      topics: z.array(group).default([]),
      relations: z.array(group).default([]),
      supportClass: z.array(group),
      phase: z.array(group),
    }),
    errors: z.record(z.string(), count),
  }),
  /** Number of failures by their code. */
  failures: z.record(z.string(), count),
});

/** As its file holds it. */
export type RunOfRecord = z.infer<typeof runOfRecord>;

/**
 * What is kept of a run for good: means with their intervals, counts, and what it was made with.
 * @throws RunError for a run that is not complete
 */
export function summaryOfRecord(run: ScoredRun): RunOfRecord {
  if (!isComplete(run)) {
    const wanted = questionsOf(run) * run.identity.repetitions;
    throw new RunError(
      `The run ${titleOf(run)} holds ${run.summary.asked} of ${wanted} answers: what is kept for good has to be complete. The same command continues it.`,
    );
  }
  const { failures, ...summary } = run.summary;
  const codes = [...new Set(failures.map(({ code }) => code))].sort();
  // Options may hold a correction of a question's linking, which names what it asks of.
  const { topicEntities: _topicEntities, ...options } = run.identity.options;
  return runOfRecord.parse({
    whyqlAccuracy: VERSION,
    identity: { ...run.identity, options },
    made: run.made,
    summary: rounded(summary),
    failures: Object.fromEntries(
      codes.map((code) => [code, failures.filter((failure) => failure.code === code).length]),
    ),
  });
}

/** Six digits after the point are more than any interval is good for, and keep files from changing in the last bit. */
function rounded(value: unknown): unknown {
  if (typeof value === "number") return Number(value.toFixed(6));
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, rounded(member)]));
}
