import type { z } from "zod";
import type { Checkable } from "./sources/check.ts";
import type { UpstreamContext } from "./sources/upstream.ts";

/**
 * Something asked of a reasoner, as a value: declared beside the strategy that needs it, answered by a language model
 * through a prompt or by the built-in reasoner through a handler. Input and output are JSON, checked by their schemas.
 */
export interface Task<Input, Output> {
  readonly name: string;
  /** Raised whenever the meaning of input or output changes. Part of stage keys. */
  readonly version: number;
  readonly input: z.ZodType<Input>;
  readonly output: z.ZodType<Output>;
  /**
   * Parts of the input that are large and the same object from one time to the next, such as a graph's catalogue: a reasoner
   * that works elsewhere need be sent each only once.
   */
  readonly lasting?: readonly string[];
}

export function defineTask<Input, Output>(task: Task<Input, Output>): Task<Input, Output> {
  return Object.freeze(task);
}

export interface Reasoner extends Partial<Checkable> {
  /** Name and version, with everything that changes its replies; part of stage keys. */
  readonly id: string;
  /** The most requests to a language model that so many tasks make together; none are made when it is absent. */
  mostRequests?(tasks: number): number;
  /**
   * @throws Failure `MODEL_REPLY_INVALID` when no reply fits the task's output; `BAD_USER_INPUT` when the reasoner
   * does not know the task.
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, context: UpstreamContext): Promise<Output>;
}
