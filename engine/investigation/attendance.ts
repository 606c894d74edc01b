import { Failure } from "../failure.ts";
import type { Budget } from "./budget.ts";
import type { AttendanceListener, Payer } from "./events.ts";
import type { StageRun } from "./record.ts";
import { deadlineFailure, type Sitting } from "./sitting.ts";
import type { Stage } from "./stage.ts";

/** What one who attends sees of the investigation. */
export interface AttendedInvestigation {
  readonly id: string;
  /** What has run, each stage with its latest run, in the order in which they finished. */
  record(): readonly StageRun[];
}

/** How one attends. */
export interface AttendOptions {
  /**
   * Counts in full for the first who attends an idle investigation, or one that everybody has left. Of one who joins, the
   * deadline counts, and ends the waiting of that one alone.
   */
  readonly budget?: Budget | undefined;
  /**
   * Results made of anything that was had from a source longer ago than so many milliseconds are not used again; 0 asks
   * everything anew. Of several who attend at once, the strictest wish counts from then on.
   */
  readonly maxAgeMs?: number | undefined;
  /** Told of what this attendance causes; see `CostMeter`. */
  readonly listener?: AttendanceListener | undefined;
}

/**
 * Somebody's presence at an investigation, for the length of a request: what keeps it alive and asks for its stages.
 *
 * ```ts
 * const attendance = investigation.attend({ budget: { deadlineMs: 30_000 } });
 * try {
 *   return await attendance.get(analysis);
 * } finally {
 *   attendance.leave();
 * }
 * ```
 */
export class Attendance implements Payer {
  readonly investigation: AttendedInvestigation;
  readonly listener: AttendanceListener | undefined;
  readonly #sitting: Sitting;
  readonly #waiting = new Set<(failure: Failure) => void>();
  readonly #deadline: NodeJS.Timeout | undefined;
  #ended: Failure | undefined;

  /** @internal Made by `Investigation.attend`. */
  constructor(
    investigation: AttendedInvestigation,
    sitting: Sitting,
    listener: AttendanceListener | undefined,
    ownDeadlineMs: number | undefined,
  ) {
    this.investigation = investigation;
    this.listener = listener;
    this.#sitting = sitting;
    if (ownDeadlineMs !== undefined) {
      this.#deadline = setTimeout(() => this.#end(deadlineFailure(ownDeadlineMs)), ownDeadlineMs);
    }
    sitting.join(this);
  }

  /**
   * The result of a stage, computed if nobody has asked for it yet.
   * @throws whatever the stage fails with; Failure `CANCELLED` or `DEADLINE_EXCEEDED` when the sitting or this attendance
   * is ended first. Both stay so: to go on from what was found, attend anew.
   */
  get<T>(stage: Stage<T>): Promise<T> {
    const promise = new Promise<unknown>((resolve, reject) => {
      if (this.#ended !== undefined) throw this.#ended;
      const asked = this.#sitting.get(stage, this);
      this.#waiting.add(reject);
      asked.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
    // One who has left does not look at it any more.
    promise.catch(() => undefined);
    return promise as Promise<T>;
  }

  /** Ends the attendance; what is still waited for fails with `CANCELLED`. Leaving twice is the same as once. */
  leave(): void {
    this.#end(new Failure("CANCELLED", "The request that asked for this has ended."));
  }

  #end(failure: Failure): void {
    if (this.#ended !== undefined) return;
    this.#ended = failure;
    clearTimeout(this.#deadline);
    for (const reject of this.#waiting) reject(failure);
    this.#waiting.clear();
    this.#sitting.leave(this);
  }
}
