import type { StoredRecord, StoredRun } from "../run/read-run.ts";
import { RunError } from "../run/run-error.ts";
import type { QuestionScore } from "../score/question-score.ts";
import { scoreQuestion } from "../score/score-question.ts";
import { summarise, type RunSummary } from "../statistics/summarise.ts";
import { type MeasuredRun, titleOf } from "./measured-run.ts";

/** A stored run with its scores: what a report is made from. */
export interface ScoredRun extends MeasuredRun {
  readonly records: readonly StoredRecord[];
  /** In the order of the records. */
  readonly scores: readonly QuestionScore[];
  readonly summary: RunSummary;
}

/**
 * Scores what is there of a run. Give the same one to the report, the Markdown and the record: its intervals take a
 * while.
 * @throws RunError when no question has been asked yet
 */
export function scoredRun({ header: { identity, made }, records, path }: StoredRun): ScoredRun {
  if (records.length === 0)
    throw new RunError(
      `The run ${JSON.stringify(path)} (${titleOf({ identity })}) holds no answers yet: there is nothing to report.`,
    );
  const scores = records.map((record) => scoreQuestion(record.gold, record));
  const { configuration: _configuration, ...circumstances } = made;
  return {
    identity,
    made: circumstances,
    records,
    scores,
    summary: summarise(scores, { strategy: identity.strategy }),
  };
}
