import type { Table } from "../../compare/table.ts";
import { titleOf } from "../measured-run.ts";
import type { ScoredRun } from "../scored-run.ts";
import { clipped } from "../clipped.ts";
import { columns } from "./columns.ts";

/** More do not help to see what is the matter. */
const MOST_FAILURES = 200;
const MOST_CHARACTERS = 300;

/** Every question that failed, with its error; undefined when none did. */
export function failuresTable(runs: readonly ScoredRun[]): Table | undefined {
  const failures = runs.flatMap((run) => run.summary.failures.map((failure) => ({ run: titleOf(run), ...failure })));
  if (failures.length === 0) return undefined;
  const left = failures.length - MOST_FAILURES;
  return {
    title: "Failures",
    columns: columns(["run", "question", "code", "message"], []),
    rows: failures
      .slice(0, MOST_FAILURES)
      .map(({ run, id, code, message }) => [run, id, code, clipped(message, MOST_CHARACTERS)]),
    notes: left > 0 ? [`${left} further failures are left out.`] : [],
  };
}
