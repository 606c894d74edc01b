import { Failure } from "../failure.ts";
import type { Party } from "../sources/upstream.ts";
import type { Budget } from "./budget.ts";
import { BudgetMeter } from "./budget-meter.ts";
import type { Entry } from "./entry.ts";
import type { LeaseListener, SessionEnd } from "./events.ts";
import type { Investigation } from "./investigation.ts";
import type { Payer } from "./payer.ts";
import type { Session } from "./session.ts";
import type { Stage } from "./stage.ts";

/** What one who attends sees of the investigation. */
type AttendedInvestigation = Pick<Investigation, "id" | "known" | "record">;

/** How one attends. */
export interface AttendOptions {
  /** What this one pays at most, and how long it waits; nobody else's. */
  readonly budget?: Budget | undefined;
  /**
   * Results made of anything that was had from a source longer ago than so many milliseconds are not used; 0 asks
   * everything anew. Counts for this one alone. It may be taken to be shorter by a sixty-fourth, so that those who ask
   * for the same age at about the same time share the work.
   */
  readonly maxAgeMs?: number | undefined;
  /** Who attends: `cancel` of the same client ends it. Nobody can cancel what one waits for who names none. */
  readonly client?: string | undefined;
  /** Told of what this lease causes; see `CostMeter`. */
  readonly listener?: LeaseListener | undefined;
}

/**
 * Somebody's interest in an investigation, for the length of a request: what keeps its work alive, asks for its stages
 * and pays for them.
 *
 * ```ts
 * const lease = investigation.attend({ budget: { deadlineMs: 30_000 } });
 * try {
 *   return await lease.get(analysis);
 * } finally {
 *   lease.leave();
 * }
 * ```
 */
export class Lease implements Payer {
  readonly investigation: AttendedInvestigation;
  readonly listener: LeaseListener | undefined;
  readonly client: string | undefined;
  readonly meter: BudgetMeter;
  /** Milliseconds since 1970: what was had from a source before is too old. */
  readonly freshFrom: number;
  readonly #session: Session;
  readonly #waiting = new Set<(failure: Failure) => void>();
  /** What runs for it. */
  readonly #wants = new Set<Entry>();
  /** Of these, what nobody waits for: stages have begun it and finished without it. */
  readonly #unawaited = new Set<Entry>();
  readonly #deadline: NodeJS.Timeout | undefined;
  #ended: Failure | undefined;
  #graceMs = Number.POSITIVE_INFINITY;
  #grace: NodeJS.Timeout | undefined;
  #gone = false;

  /** @internal Made by `Investigation.attend`. */
  constructor(investigation: AttendedInvestigation, session: Session, options: AttendOptions, freshFrom: number) {
    const { budget = {}, client, listener } = options;
    this.investigation = investigation;
    this.listener = listener;
    this.client = client;
    this.meter = new BudgetMeter(budget);
    this.freshFrom = freshFrom;
    this.#session = session;
    const { deadlineMs } = budget;
    if (deadlineMs !== undefined) {
      this.#deadline = setTimeout(() => this.#stop("DEADLINE_EXCEEDED", deadlineFailure(deadlineMs)), deadlineMs);
    }
    session.join(this);
  }

  /**
   * The result of a stage, computed unless one is there or under way that suits this lease.
   * @throws whatever the stage fails with; Failure `CANCELLED` or `DEADLINE_EXCEEDED` when this lease is ended first.
   * It stays so: to go on from what was found, attend anew.
   */
  get<T>(stage: Stage<T>): Promise<T> {
    const promise = new Promise<unknown>((resolve, reject) => {
      if (this.#ended !== undefined) throw this.#ended;
      const entry = this.#session.find(stage, this);
      if (entry.running) this.#want(entry);
      this.#unawaited.delete(entry);
      this.#waiting.add(reject);
      entry.promise.then(resolve, reject).finally(() => this.#waiting.delete(reject));
    });
    // One who has left does not look at it any more.
    promise.catch(() => undefined);
    return promise as Promise<T>;
  }

  /**
   * Ends the lease; what is still waited for fails with `CANCELLED`. Work goes on for the grace period, at its expense,
   * and for as long as somebody observes. Leaving twice is the same as once.
   */
  leave(): void {
    this.#depart(new Failure("CANCELLED", "The request that asked for this has ended."), this.#session.gracePeriodMs);
  }

  /**
   * @internal Ends it at once, unless nothing runs for it, or somebody observes what it has left already: then false.
   */
  cancel(): boolean {
    if (this.#wants.size === 0 || (!this.present && this.#session.announcer.watched)) return false;
    this.#depart(cancelled(), 0);
    return true;
  }

  /** @internal Ends it at once, whoever observes. */
  close(): void {
    this.#stop("CANCELLED", cancelled());
  }

  /** @internal */
  attentionChanged(): void {
    if (!this.present) this.#linger();
  }

  get present(): boolean {
    return this.#ended === undefined;
  }

  /** The client, where one is named; else nobody else has a part in it. */
  get party(): Party {
    return this.client ?? this;
  }

  hold(entry: Entry): void {
    if (!this.present || this.#wants.has(entry)) return;
    this.#want(entry);
    this.#unawaited.add(entry);
  }

  settled(entry: Entry): void {
    this.#wants.delete(entry);
    this.#unawaited.delete(entry);
    if (!this.present) this.#linger();
  }

  #want(entry: Entry): void {
    this.#wants.add(entry);
    entry.want(this);
  }

  #depart(failure: Failure, graceMs: number): void {
    this.#end(failure);
    this.#graceMs = Math.min(this.#graceMs, graceMs);
    for (const entry of this.#unawaited) this.#release(entry, failure);
    this.#linger();
  }

  /** Decides what becomes of what runs for one who has gone. */
  #linger(): void {
    if (this.#gone) return;
    if (this.#wants.size === 0) this.#stop("IDLE", cancelled());
    else if (this.#session.announcer.watched) this.#stopGrace();
    else if (this.#graceMs === 0) this.#stop("CANCELLED", cancelled());
    else this.#startGrace();
  }

  #startGrace(): void {
    const graceMs = this.#graceMs;
    const failure = new Failure("CANCELLED", `Nobody has waited for ${graceMs} ms, so the work was stopped.`);
    // A process that has nothing else to do need not stay for it.
    this.#grace ??= setTimeout(() => this.#stop("CANCELLED", failure), graceMs).unref();
  }

  #stopGrace(): void {
    clearTimeout(this.#grace);
    this.#grace = undefined;
  }

  /** What still waits fails; nothing more is begun. */
  #end(failure: Failure): void {
    if (this.#ended !== undefined) return;
    this.#ended = failure;
    for (const reject of this.#waiting) reject(failure);
    this.#waiting.clear();
  }

  /** Lets go of everything. */
  #stop(how: SessionEnd, failure: Failure): void {
    if (this.#gone) return;
    this.#gone = true;
    this.#end(failure);
    clearTimeout(this.#deadline);
    this.#stopGrace();
    for (const entry of this.#wants) this.#release(entry, failure);
    this.#session.gone(this, how);
  }

  #release(entry: Entry, reason: Failure): void {
    this.#wants.delete(entry);
    this.#unawaited.delete(entry);
    entry.release(this, reason);
  }
}

function cancelled(): Failure {
  return new Failure("CANCELLED", "The question was cancelled. Ask again to go on from what was found.");
}

function deadlineFailure(deadlineMs: number): Failure {
  const message = `The answer was not found within deadlineMs = ${deadlineMs}. Ask again to go on from what was found, or allow more.`;
  return new Failure("DEADLINE_EXCEEDED", message);
}
