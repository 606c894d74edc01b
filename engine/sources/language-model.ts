import type { Json } from "../json.ts";
import type { Checkable } from "./check.ts";
import type { UpstreamContext } from "./upstream.ts";

/** A language model as the reasoner needs it: messages in, text out. Declared here, implemented beside the client. */
export interface LanguageModel extends Partial<Checkable> {
  /** Names the model in cost, records and errors: the source's id. */
  readonly id: string;
  /** All that changes replies to a task (model name, temperature, bounds), never address or key. Part of stage keys. */
  describe(task: string): Json;
  /** Requests that its server may refuse, all tasks together, before it is known what the server can do. Default 0. */
  readonly mostRefusals?: number;
  /**
   * Asks for one reply. Each request that is sent is one call of `context.upstream`.
   * @throws Failure `SOURCE_UNAVAILABLE` or `RATE_LIMITED` when the server gives none, and what the context throws.
   */
  complete(request: ModelRequest, context: UpstreamContext): Promise<ModelReply>;
}

export interface ModelRequest {
  /** Name of the task: settings may differ by task. */
  readonly task: string;
  readonly messages: readonly ChatMessage[];
  /** The form of the reply, for servers that can enforce one. The messages tell it as well. */
  readonly format: ReplyFormat;
  /** Above 0: replies are samples that are to differ. Used where the settings leave the temperature at 0. */
  readonly temperature?: number;
}

export interface ChatMessage {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface ReplyFormat {
  /** Letters, digits, dashes. */
  readonly name: string;
  /** A JSON Schema of an object, in the subset that all servers with structured output share. */
  readonly schema: Json;
}

export interface ModelReply {
  /** May be empty. */
  readonly text: string;
  /** `TRUNCATED` at the bound of tokens; `REFUSED` when the model or a filter before it would not. */
  readonly ending: "COMPLETE" | "TRUNCATED" | "REFUSED";
}
