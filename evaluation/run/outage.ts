import { quoted } from "../../engine/failure.ts";
import type { QuestionRecord } from "./record.ts";
import { RunError } from "./run-error.ts";

/** Failures that the next question will meet as well. */
const OF_SOURCES: readonly string[] = ["SOURCE_UNAVAILABLE", "RATE_LIMITED", "UNAUTHENTICATED", "FORBIDDEN"];

/** Questions in a row after which a source is taken to be down. */
const PATIENCE = 10;

/** Notices when a source is down, so that a run does not go through all questions for nothing. */
export class Outage {
  readonly #path: string;
  #inARow = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** @throws RunError when this is one failure of a source too many */
  look({ failure }: QuestionRecord): void {
    this.#inARow = failure !== undefined && OF_SOURCES.includes(failure.code) ? this.#inARow + 1 : 0;
    if (failure === undefined || this.#inARow < PATIENCE) return;
    throw new RunError(
      `The last ${PATIENCE} questions failed alike: ${failure.code}: ${failure.message} Nothing more is asked. When that is put right, the same command with --retry-failed continues ${quoted(this.#path)}.`,
    );
  }
}
