import type { z } from "zod";
import type { Json } from "../../engine/json.ts";
import type { Task } from "../../engine/task.ts";

/** How a model is asked for one task: what it is told, what it may reply, and what a reply means. */
export interface Prompt<Input, Output, Reply> {
  readonly task: Task<Input, Output>;
  /** Raised with every change of words, examples, form or conversion, so that stored replies are not used. */
  readonly version: number;
  /**
   * Above 0 where replies are samples or ideas that are to differ, unless the settings say another temperature. Part of
   * the reasoner's id. 0 when absent.
   */
  readonly temperature?: number;
  /** What to do, and the form of the reply. Never holds anything of the input. */
  readonly instructions: string;
  /** The reply as it travels: small and forgiving. Members with defaults may be left out. */
  readonly reply: z.ZodType<Reply>;
  /** Of our own making; none from published data sets. */
  readonly examples: readonly { readonly data: Json; readonly reply: Json }[];
  prepare(input: Input): Prepared<Output, Reply> | Settled<Output>;
}

/** An input made ready to be asked about. */
export interface Prepared<Output, Reply> {
  /** What the model is shown: bounded, cleaned, everything that may be referred to with an id. */
  readonly data: Json;
  /** What a reply means. @throws UnusableReply when it means nothing, and the model is told why. */
  read(reply: Reply): ReadReply<Output>;
}

/** An input that needs no model, such as a choice among nothing. */
interface Settled<Output> {
  readonly settled: Output;
}

export interface ReadReply<Output> {
  readonly output: Output;
  /** References to what was not given, and other parts of the reply that were left out. */
  readonly dropped: number;
  /**
   * Why the reply is of no use as it stands, though it has the form asked for: the model is told once, and may mend it.
   * Where it does not, what was read first is kept.
   */
  readonly objection?: string;
}

/** A reply of the right form that cannot be used. The message is shown to the model. */
export class UnusableReply extends Error {
  override readonly name = "UnusableReply";
}

/** A prompt whose types are no longer of interest; see `definePrompt`. */
export type AnyPrompt = Prompt<unknown, unknown, unknown>;

/** A prompt as one of many: its input and reply are checked when it runs. */
export function definePrompt<Input, Output, Reply>(prompt: Prompt<Input, Output, Reply>): AnyPrompt {
  return Object.freeze(prompt);
}
