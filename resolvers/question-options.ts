import { createParameterDecorator } from "type-graphql";
import { Failure } from "../engine/failure.ts";
import { type Budget, checkBudget } from "../engine/investigation/budget.ts";
import type { QuestionOptions as EngineOptions } from "../engine/question/question.ts";
import type { StrategyDescription } from "../engine/strategies/strategy.ts";
import { QuestionLimits, QuestionOptions } from "../schema/question-options.ts";
import type { Terms } from "./asked-question.ts";

/**
 * Options as a client gives them: those that the strategies of an engine declare stand beside those that every schema
 * has.
 */
export type GivenOptions = QuestionOptions & Readonly<Record<string, unknown>>;

/** The argument as it was given. What the class does not know would be left out of an instance of it. */
export function OptionsArgument(): ReturnType<typeof createParameterDecorator> {
  return createParameterDecorator(({ args }) => args["options"] as GivenOptions | null | undefined, {
    arg: {
      name: "options",
      typeFunc: () => QuestionOptions,
      options: { nullable: true, description: "What to look for, and limits of the work." },
    },
  });
}

/** The limits of the work on a question that is named by its id. */
export function LimitsArgument(): ReturnType<typeof createParameterDecorator> {
  return createParameterDecorator(({ args }) => args["limits"] as QuestionLimits | null | undefined, {
    arg: {
      name: "limits",
      typeFunc: () => QuestionLimits,
      options: { nullable: true, description: "Limits of the work, as `options` of `question` sets them." },
    },
  });
}

/** What of a client's options changes the question, and so its id. */
export function engineOptions(
  options: GivenOptions | null | undefined,
  strategies: readonly Pick<StrategyDescription, "name" | "parameters">[],
): EngineOptions {
  const parameters = strategies.flatMap(({ name, parameters: declared }) => {
    if (declared === undefined) return [];
    const ofQuestion = Object.keys(declared.each).filter((each) => declared.each[each]?.ofQuestion === true);
    const values = [
      ...Object.entries(options?.[declared.option] ?? {}),
      ...ofQuestion.map((each) => [each, options?.[each]] as const),
    ].filter(isGiven);
    return values.length === 0 ? [] : [[name, Object.fromEntries(values)] as const];
  });
  return {
    ...(options?.sources ? { sources: options.sources } : {}),
    ...(options?.topicEntities ? { topicEntities: options.topicEntities } : {}),
    ...(typeof options?.reading === "string" ? { reading: options.reading } : {}),
    ...(typeof options?.minConfidence === "number" ? { minConfidence: options.minConfidence } : {}),
    ...(parameters.length === 0 ? {} : { parameters: Object.fromEntries(parameters) }),
  };
}

/**
 * What bounds the work, and how old what it uses may be.
 * @throws Failure `BAD_USER_INPUT` for a value out of range
 */
export function termsOf(limits: QuestionLimits | null | undefined): Terms {
  const { deadlineMs, maxUpstreamCalls, maxModelCalls, maxTokens, maxCost, maxAgeSeconds } = limits ?? {};
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
