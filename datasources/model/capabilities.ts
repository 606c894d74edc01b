import { REPLY_LEVELS, type ReplyLevel } from "./model-settings.ts";

/** Fields of a request that some models refuse, and that a reply can do without. */
export type OptionalField = "temperature" | "seed" | "max_tokens" | "max_completion_tokens";

const ABOUT_FORMAT = /response_?format|json_?schema|json_?object|structured[ _]output|guided|grammar|\bschema\b/iu;
const ABOUT_LENGTH =
  /context[ _](?:length|window)|too (?:long|many tokens)|maximum (?:context|number of tokens)|token limit/iu;

/** How one request was sent: what a refusal of it can be about. */
export interface Sent {
  readonly level: ReplyLevel;
  readonly fields: readonly OptionalField[];
}

/**
 * What one model of one server can do, learned from its refusals. Servers differ in whether they keep replies to a
 * schema, to any JSON or to nothing, accept a format and ignore it, and know one name or the other for the bound of
 * tokens.
 */
export class Capabilities {
  #level: ReplyLevel;
  readonly #isFixed: boolean;
  readonly #refused = new Set<OptionalField>();
  /** True once a format was accepted and kept to. */
  #confirmed = false;

  constructor(replyFormat: "auto" | ReplyLevel = "auto") {
    this.#level = replyFormat === "auto" ? "json_schema" : replyFormat;
    this.#isFixed = replyFormat !== "auto";
  }

  get level(): ReplyLevel {
    return this.#level;
  }

  get confirmed(): boolean {
    return this.#confirmed;
  }

  get refused(): readonly OptionalField[] {
    return [...this.#refused];
  }

  /**
   * `max_tokens` is what every server knows; newer models of OpenAI want the other name. Undefined when both were
   * refused.
   */
  get tokenField(): "max_tokens" | "max_completion_tokens" | undefined {
    return (["max_tokens", "max_completion_tokens"] as const).find((field) => !this.#refused.has(field));
  }

  accepts(field: OptionalField): boolean {
    return !this.#refused.has(field);
  }

  /**
   * A request was refused with 400 or 422. True when something is to be tried otherwise: a field that the message names
   * is left out; the format is lowered when it is named, or when nothing is.
   */
  learnFromRefusal(message: string, { level, fields }: Sent): boolean {
    const named = fields.find((field) => NAMED[field].test(message));
    if (named !== undefined) {
      this.#refused.add(named);
      return true;
    }
    if (level === "none" || (!ABOUT_FORMAT.test(message) && ABOUT_LENGTH.test(message))) return false;
    return this.#lower(level);
  }

  /** A format was accepted; was it kept to? What was ignored once is not asked for again. */
  learnFromReply(level: ReplyLevel, isKept: boolean): void {
    if (level === "none") return;
    if (isKept) this.#confirmed ||= level === this.#level;
    else if (!this.#confirmed) this.#lower(level);
  }

  /** False when the level is fixed by setting. Several requests that were under way lower it once. */
  #lower(from: ReplyLevel): boolean {
    if (this.#isFixed) return false;
    if (this.#level === from) this.#level = REPLY_LEVELS[REPLY_LEVELS.indexOf(from) + 1] ?? "none";
    return true;
  }
}

/** "max_tokens is not supported, use max_completion_tokens" is about the first. */
const NAMED: Readonly<Record<OptionalField, RegExp>> = {
  temperature: /(?<![a-z_])temperature(?![a-z_])/iu,
  seed: /(?<![a-z_])seed(?![a-z_])/iu,
  max_tokens: /(?<![a-z_])max_tokens(?![a-z_])/iu,
  max_completion_tokens: /max_completion_tokens/iu,
};
