import { type StoredRecord, type StoredRun } from "../run/read-run.ts";
import { RunError } from "../run/run-error.ts";
import { differences } from "../run/header.ts";
import { scoreQuestion } from "../score/score-question.ts";
import { compareRuns, type RunComparison } from "../statistics/compare-runs.ts";

/** What changed from one run to another. */
export interface RunDiff {
  /** What the runs differ in, besides their answers. */
  readonly identity: readonly string[];
  readonly comparison: RunComparison;
  /** Questions whose answer is another, in the order of the first run. */
  readonly changes: readonly Change[];
}

export interface Change {
  readonly id: string;
  readonly repetition: number;
  readonly text: string;
  readonly gold: readonly string[];
  /**
   * GAINED: right now and not before, by the first value; LOST: the other way round; CHANGED: right or wrong as before.
   */
  readonly kind: "GAINED" | "LOST" | "CHANGED";
  readonly before: Said;
  readonly after: Said;
}

export interface Said {
  readonly right: boolean;
  /** Labels of the answer; empty when there is none. */
  readonly values: readonly string[];
  /** Code of what it failed with. */
  readonly failure?: string;
}

/** @throws RunError when the runs have no question in common */
export function diffRuns(first: StoredRun, second: StoredRun): RunDiff {
  const after = new Map(second.records.map((record) => [keyOf(record), record]));
  const pairs = first.records.flatMap((before) => {
    const now = after.get(keyOf(before));
    return now === undefined ? [] : [{ before, now }];
  });
  if (pairs.length === 0)
    throw new RunError(
      `The runs have no question in common: one is of ${first.header.identity.set.name}, the other of ${second.header.identity.set.name}.`,
    );
  return {
    identity: differences(first.header.identity, second.header.identity),
    comparison: compareRuns(first.records.map(scoreOf), second.records.map(scoreOf)),
    changes: pairs.flatMap(({ before, now }) => changeOf(before, now)),
  };
}

function changeOf(before: StoredRecord, after: StoredRecord): readonly Change[] {
  const [was, is] = [saidOf(before), saidOf(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return [];
  const kind = was.right === is.right ? "CHANGED" : is.right ? "GAINED" : "LOST";
  return [
    {
      id: before.id,
      repetition: before.repetition,
      text: before.text,
      gold: before.gold.answers.map(({ label }) => label),
      kind,
      before: was,
      after: is,
    },
  ];
}

function saidOf(record: StoredRecord): Said {
  const { answer, failure } = record;
  return {
    right: scoreOf(record).answer.hits1 === 1,
    values: answer === undefined ? [] : answer.values.map(({ label }) => label),
    ...(failure === undefined ? {} : { failure: failure.code }),
  };
}

function scoreOf(record: StoredRecord) {
  return scoreQuestion(record.gold, record);
}

function keyOf({ id, repetition }: StoredRecord): string {
  return `${repetition} ${id}`;
}
