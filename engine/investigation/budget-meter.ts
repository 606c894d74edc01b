import { Failure, quoted } from "../failure.ts";
import type { ModelUsage, ReportUsage, UpstreamCall } from "../sources/upstream.ts";
import type { Budget } from "./budget.ts";

/** What has been spent of a budget. Calls are counted before they are made, so that none in flight exceeds it. */
export class BudgetMeter {
  readonly #budget: Budget;
  #upstreamCalls = 0;
  #modelCalls = 0;
  #tokens = 0;
  #money = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /**
   * The bound that a call would exceed with the most that it may use, such as `maxModelCalls = 3`, if it exceeds any.
   */
  refusal(call: UpstreamCall): string | undefined {
    const { maxUpstreamCalls, maxModelCalls, maxTokens, maxCost } = this.#budget;
    if (maxUpstreamCalls !== undefined && this.#upstreamCalls >= maxUpstreamCalls) {
      return `maxUpstreamCalls = ${maxUpstreamCalls}`;
    }
    if (call.kind === "MODEL" && maxModelCalls !== undefined && this.#modelCalls >= maxModelCalls) {
      return `maxModelCalls = ${maxModelCalls}`;
    }
    const most = call.atMost ?? NO_USAGE;
    if (maxTokens !== undefined && this.#tokens + tokensOf(most) > maxTokens) {
      return `maxTokens = ${maxTokens} (${this.#tokens} are used or reserved, and it may take ${tokensOf(most)})`;
    }
    return maxCost !== undefined && this.#money + moneyOf(most) > maxCost ? `maxCost = ${maxCost}` : undefined;
  }

  /**
   * Counts a call that is about to be made, with the most that it may use; what is given takes what it did use instead.
   */
  count(call: UpstreamCall): ReportUsage {
    this.#upstreamCalls += 1;
    if (call.kind === "MODEL") this.#modelCalls += 1;
    let counted = call.atMost ?? NO_USAGE;
    this.#add(counted, 1);
    return (usage) => {
      this.#add(counted, -1);
      this.#add(usage, 1);
      counted = usage;
    };
  }

  #add(usage: ModelUsage, times: 1 | -1): void {
    this.#tokens += times * tokensOf(usage);
    this.#money += times * moneyOf(usage);
  }
}

/** A call that may be made. */
export interface Reservation<Payer> {
  /** Who pays for it. */
  readonly payer: Payer;
  /** Takes what it used. */
  readonly report: ReportUsage;
}

/**
 * Counts a call that is about to be made on the budget of the first who can still pay for it.
 * @throws Failure `BUDGET_EXHAUSTED` when none of them can, and then it must not be made
 */
export function reserve<Payer extends { readonly meter: BudgetMeter }>(
  call: UpstreamCall,
  payers: readonly Payer[],
): Reservation<Payer> {
  const refusals = new Set<string>();
  for (const payer of payers) {
    const refusal = payer.meter.refusal(call);
    if (refusal === undefined) return { payer, report: payer.meter.count(call) };
    refusals.add(refusal);
  }
  throw exhausted(call, [...refusals]);
}

const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, money: undefined, estimated: false };

function tokensOf({ inputTokens, outputTokens }: ModelUsage): number {
  return inputTokens + outputTokens;
}

function moneyOf({ money }: ModelUsage): number {
  return money?.amount ?? 0;
}

function exhausted({ kind, source }: UpstreamCall, bounds: readonly string[]): Failure {
  const another = `another ${kind} call to ${quoted(source)} would exceed`;
  const message =
    bounds.length === 1
      ? `The budget is used up: ${another} ${bounds[0]}. Raise it to find out more.`
      : `The budgets of all who wait for this are used up: ${another} each (${bounds.join("; ")}). Raise yours to find out more.`;
  return new Failure("BUDGET_EXHAUSTED", message);
}
