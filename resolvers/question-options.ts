import { Failure } from "../engine/failure.ts";
import { type Budget, checkBudget } from "../engine/investigation/budget.ts";
import type { QuestionOptions as EngineOptions } from "../engine/question/question.ts";
import type { QuestionOptions } from "../schema/question-options.ts";
import type { Terms } from "./asked-question.ts";

/** What of a client's options changes the question, and so its id. */
export function engineOptions(options: QuestionOptions | null | undefined): EngineOptions {
  return {
    ...(options?.sources ? { sources: options.sources } : {}),
    ...(options?.topicEntities ? { topicEntities: options.topicEntities } : {}),
    ...(options?.tree ? { tree: Object.fromEntries(Object.entries(options.tree).filter(isGiven)) } : {}),
  };
}

/**
 * What of a client's options bounds the work, and how old what it uses may be.
 * @throws Failure `BAD_USER_INPUT` for a value out of range
 */
export function termsOf(options: QuestionOptions | null | undefined): Terms {
  const { deadlineMs, maxUpstreamCalls, maxModelCalls, maxTokens, maxCost, maxAgeSeconds } = options ?? {};
  const bounds = Object.entries({ deadlineMs, maxUpstreamCalls, maxModelCalls, maxTokens, maxCost }).filter(isGiven);
  const budget = Object.fromEntries(bounds) as Budget;
  checkBudget(budget);
  if (typeof maxAgeSeconds === "number" && maxAgeSeconds < 0) {
    throw new Failure("BAD_USER_INPUT", `maxAgeSeconds must be a whole number from 0 on; it is ${maxAgeSeconds}.`);
  }
  return {
    ...(bounds.length === 0 ? {} : { budget }),
    ...(maxAgeSeconds === null || maxAgeSeconds === undefined ? {} : { maxAgeMs: 1000 * maxAgeSeconds }),
  };
}

/** To GraphQL, null is another way to leave an option out. */
function isGiven([, value]: readonly [string, unknown]): boolean {
  return value !== null && value !== undefined;
}
