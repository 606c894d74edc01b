import { z } from "zod";
import { Failure, quoted } from "./failure.ts";
import { issuesOf } from "./issues.ts";
import type { Checkable } from "./sources/check.ts";
import type { Catalogue } from "./sources/knowledge-graph.ts";
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
   * Parts of the input that are large and the same object from one time to the next, such as a graph's catalogue: a
   * reasoner that works elsewhere need be sent each only once.
   */
  readonly lasting?: readonly string[];
  /** True for a task that is put to a reasoner only where it says that it answers it. */
  readonly optional?: boolean;
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
   * Gets ready for questions over a catalogue, so that the first takes no longer than others. Absent where there is
   * nothing to get ready without calling somebody.
   */
  warmUp?(catalogue: Catalogue, context: UpstreamContext): Promise<void>;
  /** Does it answer a task that not every reasoner need answer? It answers none of them when this is absent. */
  answers?(task: Pick<Task<unknown, unknown>, "name">): boolean;
  /**
   * @throws Failure `MODEL_REPLY_INVALID` when no reply fits the task's output; `BAD_USER_INPUT` when the reasoner
   * does not know the task.
   */
  run<Input, Output>(task: Task<Input, Output>, input: Input, context: UpstreamContext): Promise<Output>;
}

/** A reasoner's reply that is not what its task promises. */
export class MisfitReply extends Failure {
  /** Name of the task. */
  readonly task: string;

  constructor(task: string, reasoner: string, error: z.ZodError) {
    super(
      "MODEL_REPLY_INVALID",
      `The reasoner ${quoted(reasoner)} was asked for the task ${task}, and its reply does not fit the task's output: ${issuesOf(error)} Use another reasoner, or mend how it answers this task.`,
      { cause: error },
    );
    this.task = task;
  }
}

/**
 * Asks a reasoner for a task, and holds both to what the task declares: whoever needs a task done asks for it here. The
 * reasoner is given the input as it is; the output is what the task's schema makes of the reply.
 * @throws MisfitReply for a reply that does not fit; TypeError for an input that does not, which is a defect of who
 * asks; and whatever the reasoner throws
 */
export async function runTask<Input, Output>(
  task: Task<Input, Output>,
  input: Input,
  reasoner: Reasoner,
  context: UpstreamContext,
): Promise<Output> {
  const asked = task.input.safeParse(input);
  if (!asked.success)
    throw new TypeError(
      `The task ${task.name} was asked for with an input that does not fit: ${issuesOf(asked.error)}`,
    );
  // What lasts of an input is told by its identity, which the parsed one has not.
  const reply = task.output.safeParse(await reasoner.run(task, input, context));
  if (reply.success) return reply.data;
  throw new MisfitReply(task.name, reasoner.id, reply.error);
}

/** The schema of what lasts of an input: the same object is looked through once. */
export function lastingPart<T extends object>(schema: z.ZodType<T>): z.ZodType<T> {
  const fitting = new WeakSet<object>();
  return z.unknown().transform((value, context): T => {
    if (typeof value === "object" && value !== null && fitting.has(value)) return value as T;
    const parsed = schema.safeParse(value);
    if (!parsed.success) {
      for (const issue of parsed.error.issues) context.issues.push({ ...issue, input: value } as never);
      return z.NEVER;
    }
    fitting.add(value as object);
    return value as T;
  });
}
