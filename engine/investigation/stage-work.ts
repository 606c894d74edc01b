import { Failure } from "../failure.ts";
import type { ReportUsage, UpstreamCall } from "../sources/upstream.ts";
import { abortable } from "./abortable.ts";
import type { Cell } from "./cell.ts";
import type { UpstreamRun } from "./record.ts";
import type { Stage, StageContext } from "./stage.ts";
import { wayOfWaiting } from "./wait-for.ts";

/** What the work on a stage needs of its surroundings. */
export interface WorkHost {
  /** Milliseconds since 1970: nothing that was had from a source before is to be used. */
  freshFrom(): number;
  /** The cell of a stage, begun now if nobody has asked for it yet. */
  find(stage: Stage<unknown>): Cell;
  /** Counts and announces a call that is about to be made; what it used is told to the function given. @throws Failure `BUDGET_EXHAUSTED` */
  beforeCall(call: UpstreamCall): ReportUsage;
}

/** One run of a stage's `compute`: its context, and what it has done so far. */
export class StageWork implements StageContext {
  readonly signal: AbortSignal;
  readonly waitingFor = new Set<Cell>();
  readonly #cell: Cell;
  readonly #host: WorkHost;
  readonly #controller = new AbortController();
  readonly #dependencies = new Set<string>();
  readonly #shortcomings = new Set<string>();
  readonly #calls: CallInProgress[] = [];
  #validUntil = Number.POSITIVE_INFINITY;
  #dataFrom = Number.POSITIVE_INFINITY;

  constructor(cell: Cell, host: WorkHost) {
    this.#cell = cell;
    this.#host = host;
    this.signal = this.#controller.signal;
  }

  /** Keys of the stages asked for, in the order in which they first were. */
  get dependencies(): readonly string[] {
    return [...this.#dependencies];
  }

  get shortcomings(): readonly string[] {
    return [...this.#shortcomings];
  }

  /** Milliseconds since 1970: the earliest expiry among the results that it has used. */
  get validUntil(): number {
    return this.#validUntil;
  }

  get freshFrom(): number {
    return this.#host.freshFrom();
  }

  /** Milliseconds since 1970: when the oldest part of what it has used was had from a source. */
  get dataFrom(): number {
    return this.#dataFrom;
  }

  calls(): readonly UpstreamRun[] {
    return this.#calls.map(({ ms, ...call }) => ({ ...call, ms: ms ?? Date.now() - call.startedAt }));
  }

  // Functions of their own, so that a stage may take them out of the context.
  readonly get = <T>(stage: Stage<T>): Promise<T> => withoutComplaint(this.#get(stage) as Promise<T>);

  readonly upstream = <T>(call: UpstreamCall, run: (signal: AbortSignal, report?: ReportUsage) => Promise<T>): Promise<T> =>
    withoutComplaint(this.#upstream(call, run));

  readonly remembered = (from: number): void => {
    this.#assertRunning();
    this.#dataFrom = Math.min(this.#dataFrom, from);
  };

  readonly markPartial = (reason: string): void => {
    this.#assertRunning();
    this.#shortcomings.add(reason);
  };

  /** Stops everything that obeys the signal. */
  abort(reason: Failure): void {
    this.#controller.abort(reason);
  }

  /** Stops calls that the stage has not waited for, now that it has finished. */
  abandonCalls(): void {
    if (this.#calls.every((call) => call.ms !== undefined)) return;
    this.abort(new Failure("CANCELLED", `Stage ${this.#cell.name} finished without waiting for this call.`));
  }

  async #get(stage: Stage<unknown>): Promise<unknown> {
    this.#assertRunning();
    const cell = this.#host.find(stage);
    this.#dependencies.add(cell.key);
    if (cell.running) this.#assertNoCircle(cell);
    try {
      if (cell.running) this.waitingFor.add(cell);
      const value = await cell.promise;
      // What is made of a partial result lacks the same.
      for (const shortcoming of cell.shortcomings) this.#shortcomings.add(shortcoming);
      this.#validUntil = Math.min(this.#validUntil, cell.validUntil);
      this.#dataFrom = Math.min(this.#dataFrom, cell.dataFrom);
      return value;
    } catch (error) {
      // Should the stage go on without it, its result lacks something.
      this.#shortcomings.add(`It was computed without ${cell.name}, which failed: ${messageOf(error)}`);
      throw error;
    } finally {
      this.waitingFor.delete(cell);
    }
  }

  async #upstream<T>(call: UpstreamCall, run: (signal: AbortSignal, report?: ReportUsage) => Promise<T>): Promise<T> {
    this.#assertRunning();
    let used: ReportUsage;
    try {
      used = this.#host.beforeCall(call);
    } catch (error) {
      // Results must not depend on budgets: one that came about without this call is not stored.
      this.#shortcomings.add(messageOf(error));
      throw error;
    }
    const made: CallInProgress = {
      source: call.source,
      kind: call.kind,
      startedAt: Date.now(),
      ms: undefined,
      outcome: "CANCELLED",
    };
    this.#calls.push(made);
    this.#dataFrom = Math.min(this.#dataFrom, made.startedAt);
    const report: ReportUsage = (usage) => {
      made.usage = usage;
      used(usage);
    };
    try {
      const value = await abortable(run(this.signal, report), this.signal);
      made.outcome = "OK";
      return value;
    } catch (error) {
      made.outcome = this.signal.aborted ? "CANCELLED" : "FAILED";
      if (made.outcome === "FAILED" && error instanceof Failure) made.problem = { code: error.code, message: error.message };
      throw error;
    } finally {
      made.ms = Date.now() - made.startedAt;
    }
  }

  #assertRunning(): void {
    if (this.#cell.running) return;
    this.signal.throwIfAborted();
    throw new Error(`Stage ${this.#cell.name} has finished, and its context is used afterwards.`);
  }

  #assertNoCircle(cell: Cell): void {
    const way = wayOfWaiting(cell, this.#cell);
    if (way === undefined) return;
    const names = [this.#cell, ...way].map((each) => each.name);
    throw new Error(`Stages wait for one another, and none can be computed: ${names.join(" → ")}.`);
  }
}

type CallInProgress = {
  -readonly [Member in keyof Omit<UpstreamRun, "ms">]: UpstreamRun[Member];
} & { /** Undefined while it is under way. */ ms: number | undefined };

/** What a thrown value says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The promise itself; a stage that does not look at it any more leaves no unhandled rejection behind. */
function withoutComplaint<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
