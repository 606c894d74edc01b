import type { Failure } from "../failure.ts";
import type { ReportUsage, UpstreamCall } from "../sources/upstream.ts";
import type { Cell } from "./cell.ts";
import type { KernelHappening, Payer } from "./events.ts";
import type { FoundStage } from "./guarded-store.ts";
import { jsonText } from "./json-text.ts";
import type { StageOrigin, StageOutcome, StageRun } from "./record.ts";
import type { Stage } from "./stage.ts";
import { messageOf, StageWork } from "./stage-work.ts";

/** What a computation needs of the sitting that it belongs to. */
export interface ComputationHost {
  /** Milliseconds since 1970: nothing that was had from a source before is to be used. */
  readonly freshFrom: number;
  /** The cell of a stage that this one asks for, begun now if nobody has asked for it yet. */
  find(stage: Stage<unknown>, asker: Computation): Cell;
  /** Counts a call that is about to be made; what it used is told to the function given. @throws Failure `BUDGET_EXHAUSTED` */
  reserve(call: UpstreamCall): ReportUsage;
  /** A stored value that may still be used; asked only for stages that have a `maxAgeMs`. */
  stored(computation: Computation, maxAgeMs: number): Promise<FoundStage | undefined>;
  /** Takes a complete result. `text` is its JSON if it is to be stored. */
  keep(computation: Computation, result: FoundStage, text: string | undefined): void;
  /** Told once, when the computation has come to its end in whatever way. */
  settled(computation: Computation, run: StageRun): void;
  emit(happening: KernelHappening, payer: Payer): void;
}

/** One stage being computed, once, for everybody who asks for it meanwhile. */
export class Computation implements Cell {
  readonly name: string;
  readonly key: string;
  /** Whoever asked first, directly or through other stages. */
  readonly payer: Payer;
  readonly promise: Promise<unknown>;
  readonly #host: ComputationHost;
  readonly #stage: Stage<unknown>;
  readonly #maxAgeMs: number;
  readonly #work: StageWork;
  readonly #startedAt = Date.now();
  #resolve!: (value: unknown) => void;
  #reject!: (error: unknown) => void;
  #outcome: StageOutcome | undefined;
  #validUntil = Number.POSITIVE_INFINITY;
  #dataFrom = Number.POSITIVE_INFINITY;

  constructor(host: ComputationHost, stage: Stage<unknown>, key: string, payer: Payer) {
    this.name = stage.name;
    this.key = key;
    this.payer = payer;
    this.#host = host;
    this.#stage = stage;
    this.#maxAgeMs = stage.maxAgeMs ?? 0;
    this.#work = new StageWork(this, {
      freshFrom: () => host.freshFrom,
      find: (asked) => host.find(asked, this),
      beforeCall: (call) => {
        const used = host.reserve(call);
        host.emit({ type: "UPSTREAM", stage: this.name, source: call.source, kind: call.kind }, payer);
        return used;
      },
    });
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

  get dataFrom(): number {
    return this.#dataFrom;
  }

  get waitingFor(): ReadonlySet<Cell> {
    return this.#work.waitingFor;
  }

  /** Ends it now, whether or not the stage obeys its signal. */
  abort(failure: Failure): void {
    if (!this.running) return;
    this.#settle("COMPUTED", "CANCELLED", [failure.message]);
    this.#reject(failure);
    this.#work.abort(failure);
  }

  async #run(): Promise<void> {
    // Aborted before it had begun, or while the store was asked, it never begins.
    if (!this.running) return;
    this.#host.emit({ type: "STAGE_STARTED", stage: this.name, key: this.key }, this.payer);
    try {
      const found = this.#maxAgeMs > 0 ? await this.#host.stored(this, this.#maxAgeMs) : undefined;
      if (!this.running) return;
      if (found !== undefined) this.#restored(found);
      else this.#computed(await this.#stage.compute(this.#work));
    } catch (error) {
      if (!this.running) return;
      this.#settle("COMPUTED", "FAILED", [messageOf(error)]);
      this.#reject(error);
      this.#work.abandonCalls();
    }
  }

  #restored(found: FoundStage): void {
    this.#validUntil = found.validUntil;
    this.#dataFrom = found.dataFrom;
    this.#host.keep(this, found, undefined);
    this.#settle("STORE", "OK", []);
    this.#resolve(found.value);
  }

  #computed(value: unknown): void {
    if (!this.running) return;
    const isStored = this.#maxAgeMs > 0;
    // Even when it is not stored this time: a value that does not survive JSON is a defect to be heard of at once.
    const text = isStored ? jsonText(value) : undefined;
    const { shortcomings, validUntil, dataFrom } = this.#work;
    this.#dataFrom = dataFrom;
    this.#validUntil = isStored ? Math.min(validUntil, Date.now() + this.#maxAgeMs) : validUntil;
    if (shortcomings.length === 0) this.#host.keep(this, { value, validUntil: this.#validUntil, dataFrom }, text);
    this.#settle("COMPUTED", shortcomings.length === 0 ? "OK" : "PARTIAL", shortcomings);
    this.#resolve(value);
    this.#work.abandonCalls();
  }

  #settle(from: StageOrigin, outcome: StageOutcome, reasons: readonly string[]): void {
    const { name, key } = this;
    const { dependencies } = this.#work;
    const times = { startedAt: this.#startedAt, finishedAt: Date.now() };
    this.#outcome = outcome;
    this.#host.settled(this, { name, key, ...times, from, outcome, reasons, dependencies, upstream: this.#work.calls() });
  }
}
