import { Failure } from "../failure.ts";
import type { CallCounts } from "../sources/upstream.ts";
import { assertJson } from "./assert-json.ts";
import type { Entry, Waiter, Wanter } from "./entry.ts";
import type { FoundStage } from "./guarded-store.ts";
import { type Payer, payersOf } from "./payer.ts";
import type { StageOrigin, StageOutcome } from "./record.ts";
import type { Session } from "./session.ts";
import type { Stage } from "./stage.ts";
import { messageOf, StageWork } from "./stage-work.ts";
import { storedText } from "./stored-text.ts";
import { Turn } from "./turn.ts";

/** One stage being computed, once, for everybody whom it suits. */
export class Computation implements Entry, Waiter {
  readonly name: string;
  readonly key: string;
  readonly freshFrom: number;
  /** Whoever asked first, directly or through other stages. */
  readonly owner: Payer | undefined;
  readonly promise: Promise<unknown>;
  readonly wantedBy = new Set<Wanter>();
  readonly #session: Session;
  readonly #stage: Stage<unknown>;
  readonly #maxAgeMs: number;
  readonly #work: StageWork;
  readonly #startedAt = Date.now();
  #resolve!: (value: unknown) => void;
  #reject!: (error: unknown) => void;
  #outcome: StageOutcome | undefined;
  #calls: CallCounts = {};
  #validUntil = Number.POSITIVE_INFINITY;
  #dataFrom = Number.POSITIVE_INFINITY;
  #sharedWith: ReadonlySet<Payer> | undefined;

  /** Begins at once; whoever has it made says before anything else happens that it is wanted. */
  constructor(session: Session, stage: Stage<unknown>, key: string, freshFrom: number, owner: Payer | undefined) {
    this.name = stage.name;
    this.key = key;
    this.freshFrom = freshFrom;
    this.owner = owner;
    this.#session = session;
    this.#stage = stage;
    this.#maxAgeMs = stage.maxAgeMs ?? 0;
    this.#work = new StageWork(this, session);
    this.promise = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // Whoever waits handles a failure; when nobody is left who waits, it is no unhandled rejection.
    this.promise.catch(() => undefined);
    // Not at once: a long chain of stages would be a deep stack of calls.
    queueMicrotask(() => void this.#run());
  }

  get running(): boolean {
    return this.#outcome === undefined;
  }

  get shortcomings(): readonly string[] {
    return this.#outcome === "PARTIAL" ? this.#work.shortcomings : [];
  }

  get validUntil(): number {
    return this.#validUntil;
  }

  get calls(): CallCounts {
    return this.#calls;
  }

  get dataFrom(): number {
    return this.#dataFrom;
  }

  get onlyFor(): ReadonlySet<Payer> | undefined {
    return this.#work.onlyFor;
  }

  get sharedWith(): ReadonlySet<Payer> | undefined {
    return this.#sharedWith;
  }

  get waitingFor(): ReadonlySet<Entry> {
    return this.#work.waitingFor;
  }

  want(wanter: Wanter): void {
    this.wantedBy.add(wanter);
  }

  release(wanter: Wanter, reason: Failure): void {
    this.wantedBy.delete(wanter);
    if (this.running && this.wantedBy.size === 0) this.#session.unwanted(this, reason);
  }

  /** Ends it now, whether or not the stage obeys its signal; unless somebody wants it after all. */
  stop(reason: Failure): void {
    if (!this.running || this.wantedBy.size > 0) return;
    this.#settle("COMPUTED", "CANCELLED", [reason.message], { failure: reason, stopped: true });
    this.#reject(reason);
    this.#work.abort(reason);
  }

  async #run(): Promise<void> {
    // Stopped before it had begun, or while the store was asked, it never begins.
    if (!this.running) return;
    const { name: stage, key } = this;
    this.#session.announcer.announce({ type: "STAGE_STARTED", stage, key }, this.owner);
    try {
      const found = await this.#stored();
      if (!this.running) return;
      if (found !== undefined) this.#restored(found);
      else await this.#compute();
    } catch (error) {
      if (!this.running) return;
      this.#dataFrom = this.#work.dataFrom;
      this.#settle("COMPUTED", "FAILED", [messageOf(error)], { failure: error instanceof Failure ? error : undefined });
      this.#reject(error);
      this.#work.abandonCalls();
    }
  }

  /** Stages that compute without waiting for anything follow one another at once: each lets others have their turn. */
  async #compute(): Promise<void> {
    await new Turn(this.#work.signal).rest();
    await this.#computed(await this.#stage.compute(this.#work));
  }

  async #stored(): Promise<FoundStage | undefined> {
    const maxAgeMs = Math.min(this.#maxAgeMs, Date.now() - this.freshFrom);
    return this.#maxAgeMs > 0 ? await this.#session.results.stored(this.key, maxAgeMs) : undefined;
  }

  #restored(found: FoundStage): void {
    this.#validUntil = found.validUntil;
    this.#dataFrom = found.dataFrom;
    this.#calls = found.calls;
    this.#session.results.keep(this.name, this.key, found, undefined);
    this.#settle("STORE", "OK", []);
    this.#resolve(found.value);
  }

  async #computed(value: unknown): Promise<void> {
    if (!this.running) return;
    const isStored = this.#maxAgeMs > 0;
    // Even when it is not stored this time: a value that does not survive JSON is a defect to be heard of at once.
    const text = isStored ? await this.#textOf(value) : undefined;
    if (!this.running) return;
    const { shortcomings, validUntil, dataFrom, calls } = this.#work;
    this.#dataFrom = dataFrom;
    this.#validUntil = isStored ? Math.min(validUntil, Date.now() + this.#maxAgeMs) : validUntil;
    const result = { value, validUntil: this.#validUntil, dataFrom, calls };
    if (shortcomings.length === 0) this.#session.results.keep(this.name, this.key, result, text);
    this.#settle("COMPUTED", shortcomings.length === 0 ? "OK" : "PARTIAL", shortcomings);
    this.#resolve(value);
    this.#work.abandonCalls();
  }

  /** The text by which a value is stored, where it is. @throws TypeError for a value that does not survive it */
  async #textOf(value: unknown): Promise<string | undefined> {
    if (this.#session.results.isStored) return storedText(value, new Turn(this.#work.signal));
    assertJson(value);
    return undefined;
  }

  #settle(
    from: StageOrigin,
    outcome: StageOutcome,
    reasons: readonly string[],
    { failure, stopped = false }: { readonly failure?: Failure | undefined; readonly stopped?: boolean } = {},
  ): void {
    const { name, key } = this;
    const { dependencies } = this.#work;
    const times = { startedAt: this.#startedAt, finishedAt: Date.now() };
    this.#outcome = outcome;
    if (from === "COMPUTED") this.#calls = this.#work.calls;
    if (outcome === "PARTIAL" || outcome === "FAILED") this.#sharedWith = this.#session.leases();
    this.#session.settled(this, {
      name,
      key,
      ...times,
      from,
      outcome,
      reasons,
      ...(failure === undefined ? {} : { code: failure.code }),
      dependencies,
      upstream: this.#work.upstreamRuns,
    });
    // Those for whom it was computed may still ask for what it has begun and not waited for.
    const left = this.#work.waitForNothing();
    const payers = left.length > 0 && !stopped ? payersOf(this) : [];
    for (const entry of left) {
      for (const payer of payers) payer.hold(entry);
      entry.release(
        this,
        stopped && failure !== undefined
          ? failure
          : new Failure("CANCELLED", `Stage ${name} finished without waiting for this one.`),
      );
    }
    for (const wanter of [...this.wantedBy]) if (!("wantedBy" in wanter)) wanter.settled(this);
    this.wantedBy.clear();
  }
}
