import { Failure } from "../failure.ts";
import type { ReportUsage, UpstreamCall } from "../sources/upstream.ts";
import { type Budget, Spending } from "./budget.ts";
import type { Cell } from "./cell.ts";
import { Computation, type ComputationHost } from "./computation.ts";
import type { KernelHappening, Payer, SittingEnd } from "./events.ts";
import type { FoundStage } from "./guarded-store.ts";
import type { StageRun } from "./record.ts";
import { type Stage, stageKey } from "./stage.ts";

/** What a sitting needs of its investigation, which outlives it. */
export interface SittingHost {
  readonly gracePeriodMs: number;
  /** True while somebody observes. */
  readonly watched: boolean;
  /** The cell of a complete result of this or an earlier sitting. */
  finished(key: string): Cell | undefined;
  stored(key: string, maxAgeMs: number): Promise<FoundStage | undefined>;
  keep(name: string, key: string, result: FoundStage, text: string | undefined): void;
  emit(happening: KernelHappening, payer: Payer | undefined): void;
  /** The payer asked for a stage that another has paid for. */
  reused(cell: Cell, payer: Payer): void;
  /** The sitting has come to its end; it takes no further part. */
  ended(how: SittingEnd): void;
}

/**
 * The time in which an investigation is attended or works: from the first attendance until nobody attends and nothing
 * runs, or until it is aborted. It has one budget. Failures and partial results are shared while it lasts and forgotten
 * with it, so that a later request tries again.
 */
export class Sitting implements ComputationHost {
  readonly #host: SittingHost;
  #spending!: Spending;
  readonly #payers = new Set<Payer>();
  readonly #computations = new Map<string, Computation>();
  readonly #running = new Set<Computation>();
  #deadline: NodeJS.Timeout | undefined;
  #freshFrom = Number.NEGATIVE_INFINITY;
  #grace: NodeJS.Timeout | undefined;
  #closed: Failure | undefined;

  constructor(host: SittingHost, budget: Budget) {
    this.#host = host;
    this.#payFrom(budget);
  }

  /** True while work goes on that nobody is there to wait for. */
  get abandoned(): boolean {
    return this.#payers.size === 0;
  }

  /**
   * Goes on with what runs, on the budget of one who finds it abandoned: what failed is tried again, since it may have been
   * for want of budget.
   */
  takeOver(budget: Budget): void {
    for (const [key, { running, shortcomings }] of this.#computations) {
      if (!running && (shortcomings.length > 0 || this.#host.finished(key) === undefined)) this.#computations.delete(key);
    }
    this.#payFrom(budget);
  }

  #payFrom(budget: Budget): void {
    this.#spending = new Spending(budget);
    clearTimeout(this.#deadline);
    const { deadlineMs } = budget;
    if (deadlineMs === undefined) return;
    const expire = (): void => this.#close("DEADLINE_EXCEEDED", deadlineFailure(deadlineMs));
    this.#deadline = setTimeout(expire, deadlineMs);
  }

  get freshFrom(): number {
    return this.#freshFrom;
  }

  get busy(): boolean {
    return this.#running.size > 0;
  }

  /** From now on uses nothing that was had from a source before this time, in milliseconds since 1970. */
  refuseOlder(freshFrom: number): void {
    this.#freshFrom = Math.max(this.#freshFrom, freshFrom);
  }

  join(payer: Payer): void {
    this.#payers.add(payer);
    this.rest();
  }

  leave(payer: Payer): void {
    this.#payers.delete(payer);
    this.rest();
  }

  /** @throws the failure by which the sitting was ended */
  get(stage: Stage<unknown>, payer: Payer): Promise<unknown> {
    return this.#cell(stage, payer).promise;
  }

  cancel(): void {
    this.#close("CANCELLED", new Failure("CANCELLED", "The question was cancelled. Ask again to go on from what was found."));
  }

  /** Decides what follows from who is there and what runs; called whenever either changes. */
  rest(): void {
    if (this.#closed !== undefined) return;
    if (this.#payers.size > 0 || this.#host.watched) this.#stopGrace();
    if (this.#payers.size > 0) return;
    if (!this.busy) this.#close("IDLE", new Failure("CANCELLED", "Nobody attends the investigation any more."));
    else if (!this.#host.watched) this.#startGrace();
  }

  find(stage: Stage<unknown>, asker: Computation): Cell {
    return this.#cell(stage, asker.payer);
  }

  reserve(call: UpstreamCall): ReportUsage {
    return this.#spending.reserve(call);
  }

  stored(computation: Computation, maxAgeMs: number): Promise<FoundStage | undefined> {
    return this.#host.stored(computation.key, Math.min(maxAgeMs, Date.now() - this.#freshFrom));
  }

  keep(computation: Computation, result: FoundStage, text: string | undefined): void {
    this.#host.keep(computation.name, computation.key, result, text);
  }

  settled(computation: Computation, run: StageRun): void {
    this.#running.delete(computation);
    this.emit({ type: "STAGE_FINISHED", run }, computation.payer);
    this.rest();
  }

  emit(happening: KernelHappening, payer: Payer): void {
    this.#host.emit(happening, payer);
  }

  #cell(stage: Stage<unknown>, payer: Payer): Cell {
    if (this.#closed !== undefined) throw this.#closed;
    const key = stageKey(stage);
    const computation = this.#computations.get(key);
    const cell = computation ?? this.#host.finished(key);
    if (cell === undefined || (!cell.running && cell.dataFrom < this.#freshFrom)) return this.#begin(stage, key, payer);
    if (computation?.payer !== payer) this.#host.reused(cell, payer);
    return cell;
  }

  #begin(stage: Stage<unknown>, key: string, payer: Payer): Computation {
    const computation = new Computation(this, stage, key, payer);
    this.#computations.set(key, computation);
    this.#running.add(computation);
    return computation;
  }

  #startGrace(): void {
    const { gracePeriodMs } = this.#host;
    const abandon = (): void => {
      const message = `Nobody has waited for ${gracePeriodMs} ms, so the work was stopped.`;
      this.#close("CANCELLED", new Failure("CANCELLED", message));
    };
    // A process that has nothing else to do need not stay for it.
    this.#grace ??= setTimeout(abandon, gracePeriodMs).unref();
  }

  #stopGrace(): void {
    clearTimeout(this.#grace);
    this.#grace = undefined;
  }

  #close(how: SittingEnd, failure: Failure): void {
    if (this.#closed !== undefined) return;
    this.#closed = failure;
    clearTimeout(this.#deadline);
    this.#stopGrace();
    for (const computation of [...this.#running]) computation.abort(failure);
    this.#host.ended(how);
  }
}

/** What those get who wait longer than they wished to. */
export function deadlineFailure(deadlineMs: number): Failure {
  const message = `The answer was not found within deadlineMs = ${deadlineMs}. Ask again to go on from what was found, or allow more.`;
  return new Failure("DEADLINE_EXCEEDED", message);
}
