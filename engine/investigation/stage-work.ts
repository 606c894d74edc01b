import { Failure } from "../failure.ts";
import type { ReportUsage, UpstreamCall } from "../sources/upstream.ts";
import { abortable } from "./abortable.ts";
import type { Reservation } from "./budget-meter.ts";
import type { Entry, Waiter } from "./entry.ts";
import type { LeaseEvent } from "./events.ts";
import type { Payer } from "./payer.ts";
import type { UpstreamRun } from "./record.ts";
import type { Stage, StageContext } from "./stage.ts";
import { wayOfWaiting } from "./wait-for.ts";

/** What the work on a stage needs of its surroundings: the entry that it is for, and on whose behalf it asks and pays. */
export interface WorkHost extends Entry, Waiter {
  /** Those who want it. */
  payers(): readonly Payer[];
  /** The entry of a stage that suits them, begun now if there is none. */
  find(stage: Stage<unknown>): Entry;
  /** Counts and announces a call that is about to be made, for one of them to pay. @throws Failure `BUDGET_EXHAUSTED` */
  reserve(call: UpstreamCall): Reservation<Payer>;
  tell(payer: Payer, event: LeaseEvent): void;
}

/** One run of a stage's `compute`: its context, and what it has done so far. */
export class StageWork implements StageContext {
  readonly signal: AbortSignal;
  readonly #host: WorkHost;
  readonly #controller = new AbortController();
  readonly #waitingFor = new Set<Entry>();
  readonly #dependencies = new Set<string>();
  readonly #shortcomings = new Set<string>();
  readonly #calls: CallInProgress[] = [];
  #onlyFor: ReadonlySet<Payer> | undefined;
  #validUntil = Number.POSITIVE_INFINITY;
  #dataFrom = Number.POSITIVE_INFINITY;

  constructor(host: WorkHost) {
    this.#host = host;
    this.signal = this.#controller.signal;
  }

  get waitingFor(): ReadonlySet<Entry> {
    return this.#waitingFor;
  }

  /** Those whose budgets have refused a call that it, or something that it has used, has wished to make. */
  get onlyFor(): ReadonlySet<Payer> | undefined {
    return this.#onlyFor;
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
    return this.#host.freshFrom;
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

  readonly upstream = <T>(
    call: UpstreamCall,
    run: (signal: AbortSignal, report?: ReportUsage) => Promise<T>,
  ): Promise<T> => withoutComplaint(this.#upstream(call, run));

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
    this.abort(new Failure("CANCELLED", `Stage ${this.#host.name} finished without waiting for this call.`));
  }

  /** Gives what it waits for, and waits for it no longer. */
  waitForNothing(): readonly Entry[] {
    const entries = [...this.#waitingFor];
    this.#waitingFor.clear();
    return entries;
  }

  async #get(stage: Stage<unknown>): Promise<unknown> {
    this.#assertRunning();
    const entry = this.#host.find(stage);
    this.#dependencies.add(entry.key);
    if (entry.running) this.#waitFor(entry);
    try {
      const value = await entry.promise;
      // What is made of a partial result lacks the same.
      for (const shortcoming of entry.shortcomings) this.#shortcomings.add(shortcoming);
      this.#validUntil = Math.min(this.#validUntil, entry.validUntil);
      return value;
    } catch (error) {
      // Should the stage go on without it, its result lacks something.
      this.#shortcomings.add(`It was computed without ${entry.name}, which failed: ${messageOf(error)}`);
      throw error;
    } finally {
      this.#dataFrom = Math.min(this.#dataFrom, entry.dataFrom);
      if (entry.onlyFor !== undefined) this.#countOnlyFor(entry.onlyFor);
      this.#waitingFor.delete(entry);
    }
  }

  #waitFor(entry: Entry): void {
    this.#assertNoCircle(entry);
    this.#waitingFor.add(entry);
    entry.want(this.#host);
  }

  async #upstream<T>(call: UpstreamCall, run: (signal: AbortSignal, report?: ReportUsage) => Promise<T>): Promise<T> {
    this.#assertRunning();
    const { payer, report } = this.#reserve(call);
    const made: CallInProgress = {
      source: call.source,
      kind: call.kind,
      startedAt: Date.now(),
      ms: undefined,
      outcome: "CANCELLED",
    };
    this.#calls.push(made);
    this.#dataFrom = Math.min(this.#dataFrom, made.startedAt);
    const used: ReportUsage = (usage) => {
      made.usage = usage;
      report(usage);
      this.#host.tell(payer, { type: "CALL_USED", usage });
    };
    try {
      const value = await abortable(run(this.signal, used), this.signal);
      made.outcome = "OK";
      return value;
    } catch (error) {
      made.outcome = this.signal.aborted ? "CANCELLED" : "FAILED";
      if (made.outcome === "FAILED" && error instanceof Failure) this.#failed(made, error, payer);
      throw error;
    } finally {
      made.ms = Date.now() - made.startedAt;
    }
  }

  #reserve(call: UpstreamCall): Reservation<Payer> {
    const payers = this.#host.payers();
    try {
      return this.#host.reserve(call);
    } catch (error) {
      // Results must not depend on budgets: one that came about without this call is not stored, and nobody else's.
      this.#shortcomings.add(messageOf(error));
      this.#countOnlyFor(new Set(payers));
      throw error;
    }
  }

  #failed(made: CallInProgress, { code, message }: Failure, payer: Payer): void {
    made.problem = { code, message };
    const concerned = new Set([payer, ...this.#host.payers()]);
    for (const each of concerned)
      this.#host.tell(each, { type: "CALL_FAILED", source: made.source, problem: made.problem });
  }

  #countOnlyFor(payers: ReadonlySet<Payer>): void {
    const before = this.#onlyFor;
    this.#onlyFor = before === undefined ? payers : new Set([...before].filter((payer) => payers.has(payer)));
  }

  #assertRunning(): void {
    if (this.#host.running) return;
    this.signal.throwIfAborted();
    throw new Error(`Stage ${this.#host.name} has finished, and its context is used afterwards.`);
  }

  #assertNoCircle(entry: Entry): void {
    const way = wayOfWaiting(entry, this.#host);
    if (way === undefined) return;
    const names = [this.#host, ...way].map((each) => each.name);
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
