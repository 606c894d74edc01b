import { Failure, type FailureCode } from "../engine/failure.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";
import type { Reasoner, Task } from "../engine/task.ts";

/**
 * A reasoner whose tasks another one does where it fails: it can not be reached, has no time, refuses, or replies with
 * what cannot be used. Whatever was made of such a reply says so, is not stored, and is not complete. Budgets,
 * deadlines and cancellation are no failures of the reasoner.
 *
 * ```ts
 * const reasoner = withFallback(createModelReasoner({ model }), openBuiltinReasoner());
 * ```
 *
 * @param fallback One that knows all tasks of the first, optional ones aside, and calls nothing outside
 */
export function withFallback(reasoner: Reasoner, fallback: Reasoner): Reasoner {
  const { answers, check, mostRequests } = reasoner;
  return {
    // Without the other's: what that one has replied is never stored.
    id: reasoner.id,
    ...(answers === undefined
      ? {}
      : { answers: (task: Pick<Task<unknown, unknown>, "name">) => answers.call(reasoner, task) }),
    ...(mostRequests === undefined ? {} : { mostRequests: (tasks: number) => mostRequests.call(reasoner, tasks) }),
    ...(check === undefined ? {} : { check: (context: UpstreamContext) => check.call(reasoner, context) }),
    async run<Input, Output>(task: Task<Input, Output>, input: Input, context: UpstreamContext): Promise<Output> {
      try {
        return await reasoner.run(task, input, context);
      } catch (reason) {
        if (!hasFailed(reason) || context.markPartial === undefined || !does(fallback, task)) throw reason;
        const reply = await fallback.run(task, input, context);
        context.markPartial(`The built-in reasoner did the task ${task.name}: ${reason.message}`);
        return reply;
      }
    },
  };
}

/** A task that not every reasoner need do is left undone. */
function does(fallback: Reasoner, task: Pick<Task<unknown, unknown>, "name" | "optional">): boolean {
  return task.optional !== true || fallback.answers?.(task) === true;
}

/** Not that nobody waits any more, that a budget is used up, or that the reasoner was asked for what there is not. */
function hasFailed(reason: unknown): reason is Failure {
  return reason instanceof Failure && FAILURES.has(reason.code);
}

const FAILURES: ReadonlySet<FailureCode> = new Set(["SOURCE_UNAVAILABLE", "RATE_LIMITED", "MODEL_REPLY_INVALID"]);
