import type { FailureCode } from "../failure.ts";
import type { ModelUsage, Money, UpstreamContext, UpstreamKind } from "../sources/upstream.ts";
import { abortable } from "./abortable.ts";
import { type Budget, checkBudget } from "./budget.ts";
import { BudgetMeter, reserve } from "./budget-meter.ts";
import type { LeaseListener } from "./events.ts";

/**
 * What an operation has caused. Of those that share an investigation, each is charged with the stages that it was first
 * to ask for, and with the calls that it has paid for.
 */
export interface Cost {
  /** Stages that were computed, whatever came of it. */
  readonly stagesComputed: number;
  /** Stages whose results had been stored. */
  readonly stagesFromStore: number;
  /** Stages that were asked for and had been paid for by others or by an earlier request, each counted once. */
  readonly stagesReused: number;
  /** Calls made, by kind. */
  readonly upstream: Readonly<Record<UpstreamKind, number>>;
  /** What models used, all calls together; `estimated` when any of it was, money undefined when no price is known. */
  readonly models: ModelUsage;
  /** Sources that failed a call, each with its first failure. */
  readonly failures: readonly SourceFailure[];
  /** Milliseconds since the meter was made. */
  readonly ms: number;
}

export interface SourceFailure {
  readonly source: string;
  readonly code: FailureCode;
  readonly message: string;
}

/**
 * Counts what one operation causes, over however many investigations:
 *
 * ```ts
 * const meter = new CostMeter();
 * const lease = investigation.attend({ listener: meter.listener });
 * ```
 */
export class CostMeter {
  readonly #startedAt = performance.now();
  readonly #upstream: Record<UpstreamKind, number> = {
    SPARQL: 0,
    LABELS: 0,
    CATALOGUE: 0,
    DOCUMENTS: 0,
    MODEL: 0,
    EMBEDDINGS: 0,
    HTTP: 0,
  };
  #models: ModelUsage = NO_USAGE;
  #stagesComputed = 0;
  #stagesFromStore = 0;
  readonly #paid = new Set<string>();
  readonly #reused = new Set<string>();
  readonly #failures = new Map<string, SourceFailure>();

  /** For every lease of the operation. */
  readonly listener: LeaseListener = (event) => {
    switch (event.type) {
      case "STAGE_STARTED":
        this.#paid.add(`${event.key} ${event.investigation}`);
        break;
      case "STAGE_REUSED":
        this.#reused.add(`${event.key} ${event.investigation}`);
        break;
      case "UPSTREAM":
        this.#paid.add(`${event.key} ${event.investigation}`);
        this.#upstream[event.kind] += 1;
        break;
      case "CALL_USED":
        this.#models = addUsage(this.#models, event.usage);
        break;
      case "CALL_FAILED":
        this.failed(event.source, event.problem);
        break;
      case "STAGE_FINISHED":
        if (event.run.from === "STORE") this.#stagesFromStore += 1;
        else this.#stagesComputed += 1;
        break;
      case "DONE":
    }
  };

  /** Of several failures of one source the first is kept. */
  failed(source: string, { code, message }: Omit<SourceFailure, "source">): void {
    if (!this.#failures.has(source)) this.#failures.set(source, { source, code, message });
  }

  cost(): Cost {
    return {
      stagesComputed: this.#stagesComputed,
      stagesFromStore: this.#stagesFromStore,
      // Two leases of one operation may use what one of them has paid for.
      stagesReused: [...this.#reused].filter((stage) => !this.#paid.has(stage)).length,
      upstream: { ...this.#upstream },
      models: this.#models,
      failures: [...this.#failures.values()],
      ms: performance.now() - this.#startedAt,
    };
  }

  /**
   * For calls that belong to no investigation, such as describing an entity: counted here, within a budget of their
   * own. The signal is obeyed even by sources that do not look at it; a deadline is the caller's to put into it.
   * @throws Failure `BAD_USER_INPUT` for a budget out of range
   */
  context(signal: AbortSignal, budget: Budget = {}): UpstreamContext {
    checkBudget(budget);
    const payer = { meter: new BudgetMeter(budget) };
    return {
      signal,
      upstream: async (call, run) => {
        signal.throwIfAborted();
        const { report: used } = reserve(call, [payer]);
        this.#upstream[call.kind] += 1;
        const report = (usage: ModelUsage): void => {
          used(usage);
          this.#models = addUsage(this.#models, usage);
        };
        return await abortable(run(signal, report), signal);
      },
    };
  }
}

/** Where no model was asked. */
const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, money: undefined, estimated: false };

/** What models used in some calls, all together. */
export function usageOf(calls: readonly { readonly usage?: ModelUsage }[]): ModelUsage {
  return calls.reduce((sum, { usage }) => (usage === undefined ? sum : addUsage(sum, usage)), NO_USAGE);
}

function addUsage(a: ModelUsage, b: ModelUsage): ModelUsage {
  return {
    inputTokens: a.inputTokens + b.inputTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    money: sumOf(a.money, b.money),
    estimated: a.estimated || b.estimated,
  };
}

function sumOf(a: Money | undefined, b: Money | undefined): Money | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  if (a.currency === b.currency) return { amount: a.amount + b.amount, currency: a.currency };
  throw new TypeError(`Calls of one operation cost ${a.currency} and ${b.currency}: they can not be added up.`);
}
