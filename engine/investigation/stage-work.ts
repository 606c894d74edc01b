import { Failure } from "../failure.ts";
import type { CallCounts, Party, ReportUsage, UpstreamCall } from "../sources/upstream.ts";
import { sumOfCalls } from "./call-counts.ts";
import type { Entry, Waiter } from "./entry.ts";
import { type PaidCall, PaidCalls } from "./paid-calls.ts";
import { type Payer, payersOf } from "./payer.ts";
import type { UpstreamRun } from "./record.ts";
import type { Session } from "./session.ts";
import type { Counted, Stage, StageContext } from "./stage.ts";
import { wayOfWaiting } from "./wait-for.ts";

/** One run of a stage's `compute`: its context, and what it has done so far. */
export class StageWork implements StageContext {
  readonly signal: AbortSignal;
  readonly #entry: Entry & Waiter;
  readonly #session: Session;
  readonly #paidCalls: PaidCalls;
  readonly #controller = new AbortController();
  readonly #waitingFor = new Set<Entry>();
  /**
   * The stages asked for, by key, in the order in which they first were, with the calls of those that have finished.
   */
  readonly #dependencies = new Map<string, CallCounts>();
  readonly #shortcomings = new Set<string>();
  #onlyFor: ReadonlySet<Payer> | undefined;
  #validUntil = Number.POSITIVE_INFINITY;
  #dataFrom = Number.POSITIVE_INFINITY;

  /** @param entry What it is for, and on behalf of whom it asks and pays */
  constructor(entry: Entry & Waiter, session: Session) {
    this.#entry = entry;
    this.#session = session;
    this.#paidCalls = new PaidCalls(entry, session.announcer);
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
    return [...this.#dependencies.keys()];
  }

  get shortcomings(): readonly string[] {
    return [...this.#shortcomings];
  }

  /** Milliseconds since 1970: the earliest expiry among the results that it has used. */
  get validUntil(): number {
    return this.#validUntil;
  }

  get freshFrom(): number {
    return this.#entry.freshFrom;
  }

  /** Milliseconds since 1970: when the oldest part of what it has used was had from a source. */
  get dataFrom(): number {
    return this.#dataFrom;
  }

  /** The calls that it has made itself. */
  get upstreamRuns(): readonly UpstreamRun[] {
    return this.#paidCalls.runs();
  }

  /** See `Counted`. */
  get calls(): CallCounts {
    return sumOfCalls([this.#paidCalls.counts(), ...this.#dependencies.values()]);
  }

  // Functions of their own, so that a stage may take them out of the context.
  readonly get = <T>(stage: Stage<T>): Promise<T> => withoutComplaint(this.#get(stage).then(({ value }) => value));

  readonly getCounted = <T>(stage: Stage<T>): Promise<Counted<T>> => withoutComplaint(this.#get(stage));

  readonly upstream = <T>(
    call: UpstreamCall,
    run: (signal: AbortSignal, report: ReportUsage, party: Party) => Promise<T>,
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
    if (!this.#paidCalls.pending) return;
    this.abort(new Failure("CANCELLED", `Stage ${this.#entry.name} finished without waiting for this call.`));
  }

  /** Gives what it waits for, and waits for it no longer. */
  waitForNothing(): readonly Entry[] {
    const entries = [...this.#waitingFor];
    this.#waitingFor.clear();
    return entries;
  }

  async #get<T>(stage: Stage<T>): Promise<Counted<T>> {
    this.#assertRunning();
    const entry = this.#session.find(stage, this.#entry);
    if (!this.#dependencies.has(entry.key)) this.#dependencies.set(entry.key, {});
    if (entry.running) this.#waitFor(entry);
    try {
      const value = (await entry.promise) as T;
      // What is made of a partial result lacks the same.
      for (const shortcoming of entry.shortcomings) this.#shortcomings.add(shortcoming);
      this.#validUntil = Math.min(this.#validUntil, entry.validUntil);
      return { value, calls: entry.calls };
    } catch (error) {
      // Should the stage go on without it, its result lacks something.
      this.#shortcomings.add(`It was computed without ${entry.name}, which failed: ${messageOf(error)}`);
      throw error;
    } finally {
      this.#dependencies.set(entry.key, entry.calls);
      this.#dataFrom = Math.min(this.#dataFrom, entry.dataFrom);
      if (entry.onlyFor !== undefined) this.#countOnlyFor(entry.onlyFor);
      this.#waitingFor.delete(entry);
    }
  }

  #waitFor(entry: Entry): void {
    this.#assertNoCircle(entry);
    this.#waitingFor.add(entry);
    entry.want(this.#entry);
  }

  async #upstream<T>(
    call: UpstreamCall,
    run: (signal: AbortSignal, report: ReportUsage, party: Party) => Promise<T>,
  ): Promise<T> {
    this.#assertRunning();
    const paid = this.#reserve(call);
    this.#dataFrom = Math.min(this.#dataFrom, paid.startedAt);
    return await this.#paidCalls.make(paid, run, this.signal);
  }

  #reserve(call: UpstreamCall): PaidCall {
    try {
      return this.#paidCalls.reserve(call);
    } catch (error) {
      // Results must not depend on budgets: one that came about without this call is not stored, and nobody else's.
      this.#shortcomings.add(messageOf(error));
      this.#countOnlyFor(new Set(payersOf(this.#entry)));
      throw error;
    }
  }

  #countOnlyFor(payers: ReadonlySet<Payer>): void {
    const before = this.#onlyFor;
    this.#onlyFor = before === undefined ? payers : new Set([...before].filter((payer) => payers.has(payer)));
  }

  #assertRunning(): void {
    if (this.#entry.running) return;
    this.signal.throwIfAborted();
    throw new Error(`Stage ${this.#entry.name} has finished, and its context is used afterwards.`);
  }

  #assertNoCircle(entry: Entry): void {
    const way = wayOfWaiting(entry, this.#entry);
    if (way === undefined) return;
    const names = [this.#entry, ...way].map((each) => each.name);
    throw new Error(`Stages wait for one another, and none can be computed: ${names.join(" → ")}.`);
  }
}

/** What a thrown value says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The promise itself; a stage that does not look at it any more leaves no unhandled rejection behind. */
function withoutComplaint<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}
