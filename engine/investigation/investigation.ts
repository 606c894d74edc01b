import { type AttendedInvestigation, Attendance, type AttendOptions } from "./attendance.ts";
import { checkBudget } from "./budget.ts";
import { freshFromOf } from "./freshness.ts";
import { type Cell, finishedCell } from "./cell.ts";
import type { KernelHappening, KernelListener, Payer, SittingEnd } from "./events.ts";
import type { FoundStage, GuardedStore } from "./guarded-store.ts";
import type { StageRun } from "./record.ts";
import { Sitting, type SittingHost } from "./sitting.ts";
import type { OnProblem } from "./store.ts";

/** What an investigation is opened with. */
export interface InvestigationOptions {
  /** Names it within its scope, to clients too. */
  readonly id: string;
  /** Whose it is: part of every store key. */
  readonly scope: string;
  readonly store?: GuardedStore | undefined;
  /** Time for which work goes on when nobody attends or observes, in milliseconds. Default 30 000. */
  readonly gracePeriodMs?: number | undefined;
  /** Told of every event, for metrics and spans; does not keep the investigation alive. */
  readonly listener?: KernelListener | undefined;
  /** Told when a listener throws. */
  readonly onProblem?: OnProblem | undefined;
  /** Told when it becomes live (somebody attends or observes, or a stage runs) or idle. */
  readonly onLiveness?: ((investigation: Investigation) => void) | undefined;
}

const DEFAULT_GRACE_PERIOD_MS = 30_000;

/** The stages computed for one id. Knows nothing of questions: what is asked is up to the stages. */
export class Investigation implements AttendedInvestigation {
  readonly id: string;
  readonly scope: string;
  readonly #options: InvestigationOptions;
  readonly #finished = new Map<string, Cell>();
  readonly #runs = new Map<string, StageRun>();
  readonly #observers = new Set<KernelListener>();
  #sitting: Sitting | undefined;
  #sequence = 0;

  constructor(options: InvestigationOptions) {
    this.id = options.id;
    this.scope = options.scope;
    this.#options = options;
  }

  /** True while somebody attends or observes, or a stage runs. */
  get live(): boolean {
    return this.#sitting !== undefined || this.#observers.size > 0;
  }

  /**
   * Joins the sitting, or begins one; nothing runs until a stage is asked for.
   * @throws Failure `BAD_USER_INPUT` for a budget or an age out of range
   */
  attend(options: AttendOptions = {}): Attendance {
    const budget = options.budget ?? {};
    checkBudget(budget);
    const freshFrom = freshFromOf(options.maxAgeMs);
    if (this.#sitting !== undefined) {
      const { abandoned } = this.#sitting;
      if (abandoned) this.#sitting.takeOver(budget);
      this.#sitting.refuseOlder(freshFrom);
      return new Attendance(this, this.#sitting, options.listener, abandoned ? undefined : budget.deadlineMs);
    }
    this.#dropExpired();
    this.#sitting = new Sitting(this.#sittingHost(), budget);
    this.#sitting.refuseOlder(freshFrom);
    const attendance = new Attendance(this, this.#sitting, options.listener, undefined);
    this.#options.onLiveness?.(this);
    return attendance;
  }

  /**
   * Keeps the investigation alive and is told what happens in it: in the present sitting, or else the next one. Ends by
   * itself with the sitting, after its `DONE`, or by calling what is returned.
   */
  observe(listener: KernelListener): () => void {
    // One of its own, so that the same function may observe twice.
    const observer: KernelListener = (event) => listener(event);
    this.#observers.add(observer);
    this.#attentionChanged();
    return () => {
      if (this.#observers.delete(observer)) this.#attentionChanged();
    };
  }

  /**
   * Stops work at once: those who wait get Failure `CANCELLED`, and so does everything that they ask for afterwards. Who
   * attends from now on goes on from what had been finished. False when nothing was running.
   */
  cancel(): boolean {
    if (!this.#sitting?.busy) return false;
    this.#sitting.cancel();
    return true;
  }

  /** Stops work and sends everybody away, those included who wait for something to begin. */
  close(): void {
    if (this.#sitting !== undefined) this.#sitting.cancel();
    else if (this.#observers.size > 0) this.#ended("CANCELLED");
  }

  record(): readonly StageRun[] {
    return [...this.#runs.values()];
  }

  #attentionChanged(): void {
    this.#sitting?.rest();
    this.#options.onLiveness?.(this);
  }

  #sittingHost(): SittingHost {
    const { store, gracePeriodMs = DEFAULT_GRACE_PERIOD_MS } = this.#options;
    const observers = this.#observers;
    return {
      gracePeriodMs,
      get watched() {
        return observers.size > 0;
      },
      finished: (key) => this.#finished.get(key),
      stored: async (key, maxAgeMs) => await store?.get(this.scope, key, maxAgeMs),
      keep: (name, key, result, text) => this.#keep(name, key, result, text),
      emit: (happening, payer) => this.#emit(happening, payer),
      reused: ({ name, key }, { listener }) =>
        this.#tell(listener, { type: "STAGE_REUSED", stage: name, key, investigation: this.id }),
      ended: (how) => this.#ended(how),
    };
  }

  #keep(name: string, key: string, result: FoundStage, text: string | undefined): void {
    this.#finished.set(key, finishedCell(name, key, result));
    if (text === undefined) return;
    const expiresAt = Math.min(result.validUntil, Number.MAX_SAFE_INTEGER);
    const computedAt = Math.min(result.dataFrom, Date.now());
    const { scope, id: origin } = this;
    this.#options.store?.set({ scope, key, stage: name, value: text, computedAt, expiresAt, origin });
  }

  #dropExpired(): void {
    const now = Date.now();
    for (const [key, cell] of this.#finished) if (cell.validUntil <= now) this.#finished.delete(key);
  }

  #emit(happening: KernelHappening, payer: Payer | undefined): void {
    if (happening.type === "STAGE_FINISHED") {
      // Taken out first, so that the record is in the order of the latest runs.
      this.#runs.delete(happening.run.key);
      this.#runs.set(happening.run.key, happening.run);
    }
    this.#sequence += 1;
    const event = { ...happening, sequence: this.#sequence, at: Date.now(), investigation: this.id };
    for (const listener of [this.#options.listener, payer?.listener, ...this.#observers]) this.#tell(listener, event);
  }

  #tell<Event>(listener: ((event: Event) => void) | undefined, event: Event): void {
    try {
      listener?.(event);
    } catch (cause) {
      this.#options.onProblem?.("A listener threw on an event; listeners must not throw.", cause);
    }
  }

  #ended(how: SittingEnd): void {
    this.#sitting = undefined;
    this.#emit({ type: "DONE", ended: how }, undefined);
    this.#observers.clear();
    this.#options.onLiveness?.(this);
  }
}
