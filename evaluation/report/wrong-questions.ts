import type { StoredRecord } from "../run/read-run.ts";
import type { QuestionScore } from "../score/question-score.ts";
import type { ScoredRun } from "./scored-run.ts";

/** A question whose answer is not exactly its gold set. */
export interface WrongQuestion {
  readonly record: StoredRecord;
  readonly score: QuestionScore;
}

export interface WrongQuestions {
  readonly run: ScoredRun;
  /** In the order in which they were asked, which is a random one. */
  readonly shown: readonly WrongQuestion[];
  /** Number of those that are not shown. */
  readonly left: number;
}

/**
 * The wrong questions of each run, of all runs together at most so many: each run has an equal part, and what others do
 * not need.
 */
export function wrongQuestions(runs: readonly ScoredRun[], most: number): readonly WrongQuestions[] {
  const wrong = runs.map(({ records, scores }) =>
    records.flatMap((record, index) => wrongQuestion(record, scores[index])),
  );
  const shares = sharesOf(
    wrong.map(({ length }) => length),
    most,
  );
  return runs.map((run, index) => {
    const [all, share] = [wrong[index] ?? [], shares[index] ?? 0];
    return { run, shown: all.slice(0, share), left: all.length - share };
  });
}

function wrongQuestion(record: StoredRecord, score: QuestionScore | undefined): readonly WrongQuestion[] {
  return score?.error === undefined ? [] : [{ record, score }];
}

/** Those that want least are served first: what they leave is for the others. */
function sharesOf(wanted: readonly number[], most: number): readonly number[] {
  const shares: number[] = wanted.map(() => 0);
  let left = most;
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  order.forEach((run, position) => {
    const share = Math.min(wanted[run] ?? 0, Math.floor(left / (order.length - position)));
    shares[run] = share;
    left -= share;
  });
  return shares;
}
