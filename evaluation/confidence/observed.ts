import { createHash } from "node:crypto";
import { scoreQuestion } from "../score/score-question.ts";
import type { StoredRun } from "../run/read-run.ts";
import type { Observed } from "./fit.ts";

/** Answers of runs in two halves that share no question: one to fit to, the other to see how far off that is. */
export interface Halves {
  readonly fitted: readonly Observed[];
  readonly apart: readonly Observed[];
}

/** What was computed and answered in runs; a question counts as often as it was answered. */
export function observedIn(runs: readonly StoredRun[]): Halves {
  const all = runs.flatMap(({ header, records }) =>
    records.flatMap((record) => {
      const { answer } = record;
      if (answer?.signs === undefined || answer.values.length === 0) return [];
      const right = scoreQuestion(record.gold, record).answer.hits1;
      return [{ signs: answer.signs, right, isApart: isApart(`${header.identity.set.name} ${record.text}`) }];
    }),
  );
  const half = (wanted: boolean): readonly Observed[] =>
    all.filter((each) => each.isApart === wanted).map(({ signs, right }) => ({ signs, right }));
  return { fitted: half(false), apart: half(true) };
}

/** By the question itself, so that it is the same half whatever else is asked. */
function isApart(question: string): boolean {
  return (createHash("sha256").update(question).digest()[0] ?? 0) % 2 === 1;
}
