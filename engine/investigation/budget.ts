import { Failure, quoted } from "../failure.ts";

/**
 * What one lease may cost at most, whatever it asks for. Those who wait for the same stage share the work and not the
 * budget: each call is paid by the first of them who still can. What is absent is not bounded.
 */
export interface Budget {
  /** Milliseconds from the start, at least 1; then it waits no longer, and what nobody else waits for is aborted. */
  readonly deadlineMs?: number | undefined;
  /** Calls to sources of all kinds together, those to the model included; 0 or more. */
  readonly maxUpstreamCalls?: number | undefined;
  /** Requests to a language model, 0 or more. */
  readonly maxModelCalls?: number | undefined;
  /** Tokens that models read and write, together; 0 or more. */
  readonly maxTokens?: number | undefined;
  /**
   * Money for models, in the currency of the prices that are set; 0 or more. Without prices nothing is known to cost
   * any.
   */
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
  throw new Failure(
    "BAD_USER_INPUT",
    `maxCost must be a number from 0 on; it is ${typeof maxCost === "number" ? String(maxCost) : quoted(maxCost)}.`,
  );
}

function checkBound(name: string, value: number | undefined, least: number, most: number): void {
  if (value === undefined || (Number.isSafeInteger(value) && value >= least && value <= most)) return;
  const shown = typeof value === "number" ? String(value) : quoted(value);
  throw new Failure("BAD_USER_INPUT", `${name} must be a whole number from ${least} to ${most}; it is ${shown}.`);
}
