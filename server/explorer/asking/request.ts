import type { QuestionLimits, QuestionOptions, Strategy } from "../generated/graphql.ts";

/** What changes what is found, and is part of the question's id. */
type Wishes = Pick<QuestionOptions, "sources" | "topicEntities" | "reading" | "minConfidence" | "thoroughness">;

/** What is asked, as the page's address holds it: whoever opens the address asks the same. */
export interface AskedQuestion {
  readonly text: string;
  readonly strategy: Strategy;
  readonly wishes: Wishes;
  readonly limits: Pick<QuestionLimits, "deadlineMs" | "maxModelCalls">;
}

const DEFAULT_STRATEGY: Strategy = "FUSION";

/** A question with nothing wished for. */
export function plainQuestion(text: string, strategy: Strategy = DEFAULT_STRATEGY): AskedQuestion {
  return { text, strategy, wishes: {}, limits: {} };
}

/** The question as parameters of an address: what is left at its default is left out. */
export function toParameters({ text, strategy, wishes, limits }: AskedQuestion): URLSearchParams {
  const parameters = new URLSearchParams({ question: text });
  if (strategy !== DEFAULT_STRATEGY) parameters.set("strategy", strategy);
  const options = definedOnly({ ...wishes, ...limits });
  if (Object.keys(options).length > 0) parameters.set("options", JSON.stringify(options));
  return parameters;
}

/** The question that an address holds; undefined for none. What is not understood of its options is left out. */
export function fromParameters(parameters: URLSearchParams): AskedQuestion | undefined {
  const text = parameters.get("question")?.trim() ?? "";
  if (text === "") return undefined;
  const options = optionsOf(parameters.get("options"));
  const { sources, topicEntities, reading, minConfidence, thoroughness, deadlineMs, maxModelCalls } = options;
  return {
    text,
    // A strategy of a third party is none of the generated types. The server refuses what it does not know.
    strategy: (parameters.get("strategy") ?? DEFAULT_STRATEGY) as Strategy,
    wishes: definedOnly({ sources, topicEntities, reading, minConfidence, thoroughness }),
    limits: definedOnly({ deadlineMs, maxModelCalls }),
  };
}

/** Whether two say the same, so that one need not be asked after the other. */
export function isSameQuestion(one: AskedQuestion, other: AskedQuestion): boolean {
  return toParameters(one).toString() === toParameters(other).toString();
}

function optionsOf(json: string | null): QuestionOptions {
  if (json === null) return {};
  try {
    const options: unknown = JSON.parse(json);
    return typeof options === "object" && options !== null ? options : {};
  } catch {
    return {};
  }
}

function definedOnly<T extends object>(object: T): T {
  const entries = Object.entries(object).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as T;
}
