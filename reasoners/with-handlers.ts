import type { Catalogue } from "../engine/sources/knowledge-graph.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";
import type { Reasoner, Task } from "../engine/task.ts";

/** How a task is answered without a model: what it knows is in the input. */
export interface TaskHandler {
  readonly task: Pick<Task<unknown, unknown>, "name" | "version">;
  /** Raised with every change that gives other replies, so that stored ones are not used. */
  readonly version: number;
  /** A pure function. It works in the thread of who asks: what takes long holds everything else up. */
  run(input: never): unknown;
}

/**
 * A reasoner that answers these tasks by their handlers, and all others as the given one does: for the tasks of one's
 * own strategies.
 *
 * ```ts
 * const reasoner = withHandlers(openBuiltinReasoner(), [guessHandler]);
 * const engine = createEngine({ graphs, strategies: [mine], reasoner });
 * ```
 */
export function withHandlers(reasoner: Reasoner, handlers: readonly TaskHandler[]): Reasoner {
  const byTask = new Map(handlers.map((handler) => [handler.task.name, handler]));
  const { check, mostRequests, warmUp } = reasoner;
  return {
    answers: (task) => byTask.has(task.name) || reasoner.answers?.(task) === true,
    id: [reasoner.id, ...handlers.map(({ task, version }) => `${task.name}-${version}`)].join("+"),
    ...(mostRequests === undefined ? {} : { mostRequests: (tasks: number) => mostRequests.call(reasoner, tasks) }),
    ...(warmUp === undefined
      ? {}
      : { warmUp: (catalogue: Catalogue, context: UpstreamContext) => warmUp.call(reasoner, catalogue, context) }),
    ...(check === undefined ? {} : { check: (context: UpstreamContext) => check.call(reasoner, context) }),
    async run<Input, Output>(task: Task<Input, Output>, input: Input, context: UpstreamContext): Promise<Output> {
      const handler = byTask.get(task.name);
      return handler === undefined ? reasoner.run(task, input, context) : (handler.run(input as never) as Output);
    },
  };
}
