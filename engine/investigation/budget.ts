import { Failure, quoted } from "../failure.ts";
import type { ModelUsage, ReportUsage, UpstreamCall } from "../sources/upstream.ts";

/**
 * What an investigation may cost at most. One budget is shared by all its stages; whoever starts an investigation pays,
 * whoever joins keeps it alive. What is absent is not bounded.
 */
export interface Budget {
  /** Milliseconds from the start, at least 1; then everything is aborted. */
  readonly deadlineMs?: number | undefined;
  /** Calls to sources of all kinds together, those to the model included; 0 or more. */
  readonly maxUpstreamCalls?: number | undefined;
  /** Requests to a language model, 0 or more. */
  readonly maxModelCalls?: number | undefined;
  /** Tokens that models read and write, together; 0 or more. */
  readonly maxTokens?: number | undefined;
  /** Money for models, in the currency of the prices that are set; 0 or more. Without prices nothing is known to cost any. */
  readonly maxCost?: number | undefined;
}

/** The longest time that a timer can be set to. */
const MAX_DEADLINE_MS = 2 ** 31 - 1;

/** @throws Failure `BAD_USER_INPUT` for a bound that is not a whole number or is out of range. */
export function checkBudget(budget: Budget): void {
  checkBound("deadlineMs", budget.deadlineMs, 1, MAX_DEADLINE_MS);
  checkBound("maxUpstreamCalls", budget.maxUpstreamCalls, 0, Number.MAX_SAFE_INTEGER);
  checkBound("maxModelCalls", budget.maxModelCalls, 0, Number.MAX_SAFE_INTEGER);
  checkBound("maxTokens", budget.maxTokens, 0, Number.MAX_SAFE_INTEGER);
  const { maxCost } = budget;
  if (maxCost === undefined || (Number.isFinite(maxCost) && maxCost >= 0)) return;
  throw new Failure("BAD_USER_INPUT", `maxCost must be a number from 0 on; it is ${typeof maxCost === "number" ? String(maxCost) : quoted(maxCost)}.`);
}

function checkBound(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least && value <= most)) return;
  const shown = typeof value === "number" ? String(value) : quoted(value);
  throw new Failure("BAD_USER_INPUT", `${name} must be a whole number from ${least} to ${most}; it is ${shown}.`);
}

/** What has been spent of a budget. Calls are counted before they are made, so that none in flight exceeds it. */
export class Spending {
  readonly #budget: Budget;
  #upstreamCalls = 0;
  #modelCalls = 0;
  #tokens = 0;
  #money = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /**
   * Counts a call that is about to be made, with the most that it may use; the function given takes what it did use
   * instead.
   * @throws Failure `BUDGET_EXHAUSTED`, and then it must not be made.
   */
  reserve(call: UpstreamCall): ReportUsage {
    const { maxUpstreamCalls, maxModelCalls, maxTokens, maxCost } = this.#budget;
    if (maxUpstreamCalls !== undefined && this.#upstreamCalls >= maxUpstreamCalls) {
      throw exhausted(call, "maxUpstreamCalls", maxUpstreamCalls);
    }
    if (call.kind === "MODEL" && maxModelCalls !== undefined && this.#modelCalls >= maxModelCalls) {
      throw exhausted(call, "maxModelCalls", maxModelCalls);
    }
    const most = call.atMost ?? NO_USAGE;
    if (maxTokens !== undefined && this.#tokens + tokensOf(most) > maxTokens) {
      throw exhausted(call, "maxTokens", maxTokens, ` (${this.#tokens} are used or reserved, and it may take ${tokensOf(most)})`);
    }
    if (maxCost !== undefined && this.#money + moneyOf(most) > maxCost) throw exhausted(call, "maxCost", maxCost);
    this.#upstreamCalls += 1;
    if (call.kind === "MODEL") this.#modelCalls += 1;
    this.#count(most, 1);
    let counted = most;
    return (usage) => {
      this.#count(counted, -1);
      this.#count(usage, 1);
      counted = usage;
    };
  }

  #count(usage: ModelUsage, times: 1 | -1): void {
    this.#tokens += times * tokensOf(usage);
    this.#money += times * moneyOf(usage);
  }
}

const NO_USAGE: ModelUsage = { inputTokens: 0, outputTokens: 0, money: undefined, estimated: false };

function tokensOf({ inputTokens, outputTokens }: ModelUsage): number {
  return inputTokens + outputTokens;
}

function moneyOf({ money }: ModelUsage): number {
  return money ?? 0;
}

function exhausted(call: UpstreamCall, bound: string, value: number, why = ""): Failure {
  const message = `The budget is used up: another ${call.kind} call to ${quoted(call.source)} would exceed ${bound} = ${value}${why}. Raise it to find out more.`;
  return new Failure("BUDGET_EXHAUSTED", message);
}
