import { Failure } from "../failure.ts";
import type { CallCounts, ModelUsage, Party, ReportUsage, UpstreamCall } from "../sources/upstream.ts";
import { abortable } from "./abortable.ts";
import type { Announcer } from "./announcer.ts";
import { type Reservation, reserve } from "./budget-meter.ts";
import { sumOfCalls } from "./call-counts.ts";
import type { Entry, Waiter } from "./entry.ts";
import { type Payer, payersOf } from "./payer.ts";
import type { UpstreamRun } from "./record.ts";

/** A call that is reserved, or has been made. */
export type PaidCall = Reservation<Payer> & {
  -readonly [Member in keyof Omit<UpstreamRun, "ms">]: UpstreamRun[Member];
} & { /** Undefined until it has come to its end. */ ms: number | undefined };

/**
 * The calls that a stage makes itself: on whose account, and how each came out. It is the one way from a stage to the
 * budgets: a call is reserved with the first of those who want the stage and can still pay, and that one is told of it,
 * of what it has used, and of its failure.
 */
export class PaidCalls {
  readonly #stage: Entry & Waiter;
  readonly #announcer: Announcer;
  readonly #paid: PaidCall[] = [];

  constructor(stage: Entry & Waiter, announcer: Announcer) {
    this.#stage = stage;
    this.#announcer = announcer;
  }

  /** Counts and announces a call that is about to be made. @throws Failure `BUDGET_EXHAUSTED`: it must not be made */
  reserve(call: UpstreamCall): PaidCall {
    const reservation = reserve(call, payersOf(this.#stage));
    const { name: stage, key } = this.#stage;
    const { source, kind } = call;
    this.#announcer.announce({ type: "UPSTREAM", stage, key, source, kind }, reservation.payer);
    const paid: PaidCall = {
      ...reservation,
      source,
      kind,
      startedAt: Date.now(),
      ms: undefined,
      outcome: "CANCELLED",
    };
    this.#paid.push(paid);
    return paid;
  }

  /** Makes a call that was reserved. @throws what it throws; the signal's reason as soon as that is aborted */
  async make<T>(
    paid: PaidCall,
    run: (signal: AbortSignal, report: ReportUsage, party: Party) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    try {
      const value = await abortable(
        run(signal, (usage) => this.#used(paid, usage), paid.payer.party),
        signal,
      );
      paid.outcome = "OK";
      return value;
    } catch (error) {
      paid.outcome = signal.aborted ? "CANCELLED" : "FAILED";
      if (paid.outcome === "FAILED" && error instanceof Failure) this.#failed(paid, error);
      throw error;
    } finally {
      paid.ms = Date.now() - paid.startedAt;
    }
  }

  /** In the order in which they were started. */
  runs(): readonly UpstreamRun[] {
    return this.#paid.map(({ payer: _payer, report: _report, ms, ...run }) => ({
      ...run,
      ms: ms ?? Date.now() - run.startedAt,
    }));
  }

  counts(): CallCounts {
    return sumOfCalls(this.#paid.map(({ kind }) => ({ [kind]: 1 })));
  }

  /** True while one of them is under way. */
  get pending(): boolean {
    return this.#paid.some(({ ms }) => ms === undefined);
  }

  #used(paid: PaidCall, usage: ModelUsage): void {
    paid.usage = usage;
    paid.report(usage);
    this.#announcer.tell(paid.payer, { type: "CALL_USED", usage });
  }

  #failed(paid: PaidCall, { code, message }: Failure): void {
    const { source } = paid;
    const problem = { code, message };
    paid.problem = problem;
    for (const each of new Set([paid.payer, ...payersOf(this.#stage)]))
      this.#announcer.tell(each, { type: "CALL_FAILED", source, problem });
  }
}
