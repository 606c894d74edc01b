import { Failure, quoted } from "../failure.ts";
import type { UpstreamCall } from "../sources/upstream.ts";

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
}

/** The longest time that a timer can be set to. */
const MAX_DEADLINE_MS = 2 ** 31 - 1;

/** @throws Failure `BAD_USER_INPUT` for a bound that is not a whole number or is out of range. */
export function checkBudget(budget: Budget): void {
  checkBound("deadlineMs", budget.deadlineMs, 1, MAX_DEADLINE_MS);
  checkBound("maxUpstreamCalls", budget.maxUpstreamCalls, 0, Number.MAX_SAFE_INTEGER);
  checkBound("maxModelCalls", budget.maxModelCalls, 0, Number.MAX_SAFE_INTEGER);
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

  constructor(budget: Budget) {
    this.#budget = budget;
  }

  /** Counts a call that is about to be made. @throws Failure `BUDGET_EXHAUSTED`, and then it must not be made. */
  reserve(call: UpstreamCall): void {
    const { maxUpstreamCalls, maxModelCalls } = this.#budget;
    if (maxUpstreamCalls !== undefined && this.#upstreamCalls >= maxUpstreamCalls) {
      throw exhausted(call, "maxUpstreamCalls", maxUpstreamCalls);
    }
    if (call.kind === "MODEL" && maxModelCalls !== undefined && this.#modelCalls >= maxModelCalls) {
      throw exhausted(call, "maxModelCalls", maxModelCalls);
    }
    this.#upstreamCalls += 1;
    if (call.kind === "MODEL") this.#modelCalls += 1;
  }
}

function exhausted(call: UpstreamCall, bound: string, value: number): Failure {
  const message = `The budget is used up: another ${call.kind} call to ${quoted(call.source)} would exceed ${bound} = ${value}. Raise it to find out more.`;
  return new Failure("BUDGET_EXHAUSTED", message);
}
