import type { Budget } from "../engine/investigation/budget.ts";
import type { QuestionOptions as EngineOptions } from "../engine/question/question.ts";
import type { TreeOptions as EngineTreeOptions } from "../engine/strategies/treeqa/options.ts";
import type { QuestionOptions } from "../schema/question-options.ts";
import type { TreeOptions } from "../schema/tree-options.ts";

/** What of a client's options changes the question, and so its id. */
export function engineOptions(options: QuestionOptions | null | undefined): EngineOptions {
  return {
    ...(options?.sources ? { sources: options.sources } : {}),
    ...(options?.topicEntities ? { topicEntities: options.topicEntities } : {}),
    ...(options?.tree ? { tree: given(options.tree) } : {}),
  };
}

/** To GraphQL, null is another way to leave an option out. */
function given(tree: TreeOptions): Partial<EngineTreeOptions> {
  return Object.fromEntries(Object.entries(tree).filter(([, value]) => value !== null && value !== undefined));
}

/** What of a client's options bounds the work; undefined when nothing does. */
export function budgetOf(options: QuestionOptions | null | undefined): Budget | undefined {
  const deadlineMs = options?.deadlineMs ?? undefined;
  const maxUpstreamCalls = options?.maxUpstreamCalls ?? undefined;
  return deadlineMs === undefined && maxUpstreamCalls === undefined ? undefined : { deadlineMs, maxUpstreamCalls };
}
