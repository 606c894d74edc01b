import { Failure } from "./failure.ts";
import { runTask, type Reasoner, type Task } from "./task.ts";
import type { UpstreamContext } from "./sources/upstream.ts";

/** Told in words what was wrong with a reply. */
export type OnBadReply = (remark: string) => void;

/**
 * A reply that fits its task, or undefined: a reasoner that does not keep to the form has said nothing, and whoever
 * asked goes on without it.
 * @throws whatever else fails: sources, budgets, cancellation
 */
export async function ask<Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  reasoner: Reasoner,
  context: UpstreamContext,
  onBadReply: OnBadReply,
): Promise<Output | undefined> {
  try {
    return await runTask(task, input, reasoner, context);
  } catch (reason) {
    if (!(reason instanceof Failure) || reason.code !== "MODEL_REPLY_INVALID") throw reason;
    onBadReply(`a reply to ${task.name} did not have the form asked for`);
    return undefined;
  }
}
