import { createHash } from "node:crypto";
import { Failure, quoted } from "../../engine/failure.ts";
import { canonicalJson } from "../../engine/json.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import type { Reasoner, Task } from "../../engine/task.ts";
import { replySchema } from "./json-schema.ts";
import { MESSAGES_VERSION, openingMessages, repairMessages } from "./messages.ts";
import type { ChatMessage, LanguageModel, ModelReply, ReplyFormat } from "../../engine/sources/language-model.ts";
import type { AnyPrompt, Prepared, ReadReply } from "./prompt.ts";
import { PROMPTS } from "./prompts/prompts.ts";
import { readReply } from "./read-reply.ts";

export interface ModelReasonerOptions {
  readonly model: LanguageModel;
  /** Prompts of further tasks, or other prompts for known ones. */
  readonly prompts?: readonly AnyPrompt[];
  /** Told of every task that was answered or not: for metrics and logs. */
  readonly onReply?: (event: ReplyEvent) => void;
}

/** How a task went. */
export interface ReplyEvent {
  readonly task: string;
  /** `REPAIRED` after the one turn in which a reply may be mended. */
  readonly outcome: "GOOD" | "REPAIRED" | "INVALID" | "REFUSED";
  /** Parts of the reply that were left out: references to what was not given, readings that mean nothing. */
  readonly dropped: number;
  /** What was wrong with the first reply, or with the last. */
  readonly problem: string | undefined;
}

/**
 * A reasoner that asks a language model, with one prompt for each task. A reply that does not have the form asked for
 * is shown to the model once, with what is wrong; then the task fails with `MODEL_REPLY_INVALID`.
 */
export function createModelReasoner({
  model,
  prompts = [],
  onReply = () => undefined,
}: ModelReasonerOptions): Reasoner {
  const byTask = new Map([...PROMPTS, ...prompts].map((prompt) => [prompt.task.name, prompt]));
  const formats = new Map(
    [...byTask].map(([name, { reply }]): [string, ReplyFormat] => [name, { name, schema: replySchema(reply) }]),
  );
  const { check } = model;
  return {
    id: `model-${digest(model, [...byTask.values()])}`,
    answers: ({ name }) => byTask.has(name),
    // A reply, and one that is mended.
    mostRequests: (tasks) => 2 * tasks + (model.mostRefusals ?? 0),
    async run<Input, Output>(task: Task<Input, Output>, input: Input, context: UpstreamContext): Promise<Output> {
      const prompt = byTask.get(task.name);
      const format = formats.get(task.name);
      if (prompt === undefined || format === undefined) {
        throw new Failure(
          "BAD_USER_INPUT",
          `There is no prompt for the task ${quoted(task.name)}; there are prompts for ${[...byTask.keys()].join(", ")}.`,
        );
      }
      const prepared = prompt.prepare(input);
      if ("settled" in prepared) return prepared.settled as Output;
      const ask = (messages: readonly ChatMessage[]): Promise<ModelReply> =>
        model.complete({ task: task.name, messages, format, ...sampledAt(prompt) }, context);
      return (await answer({ model, prompt, prepared, ask, onReply })).output as Output;
    },
    ...(check === undefined ? {} : { check: (context: UpstreamContext) => check.call(model, context) }),
  };
}

function sampledAt({ temperature }: AnyPrompt): { readonly temperature?: number } {
  return temperature === undefined ? {} : { temperature };
}

interface ModelExchange {
  readonly model: LanguageModel;
  readonly prompt: AnyPrompt;
  readonly prepared: Prepared<unknown, unknown>;
  readonly ask: (messages: readonly ChatMessage[]) => Promise<ModelReply>;
  readonly onReply: (event: ReplyEvent) => void;
}

async function answer(asking: ModelExchange): Promise<ReadReply<unknown>> {
  const { model, prompt, prepared, ask, onReply } = asking;
  const task = prompt.task.name;
  const asked = openingMessages(prompt, prepared.data);
  const first = accepted(await ask(asked), asking);
  const reading = readReply(first, prompt, prepared);
  if (reading.ok && reading.read.objection === undefined) {
    onReply({ task, outcome: "GOOD", dropped: reading.read.dropped, problem: undefined });
    return reading.read;
  }
  if (reading.ok) return betterOf(reading.read, first, asked, asking);
  const second = accepted(await ask(repairMessages(asked, first.text, reading.problem)), asking);
  const mended = readReply(second, prompt, prepared);
  if (mended.ok) {
    onReply({ task, outcome: "REPAIRED", dropped: mended.read.dropped, problem: reading.problem });
    return mended.read;
  }
  onReply({ task, outcome: "INVALID", dropped: 0, problem: mended.problem });
  const said = `It began: ${quoted(second.text.trim())}.`;
  throw new Failure(
    "MODEL_REPLY_INVALID",
    `The model ${quoted(model.id)} was asked for the task ${task} and replied twice with what cannot be used: ${mended.problem} ${said} Try again, or use another model for this task.`,
    { source: model.id },
  );
}

/** What a model makes of an objection to what it said; what it said first where that is no better. */
async function betterOf(
  read: ReadReply<unknown>,
  { text }: ModelReply,
  asked: readonly ChatMessage[],
  { prompt, prepared, ask, onReply }: ModelExchange,
): Promise<ReadReply<unknown>> {
  const second = await ask(repairMessages(asked, text, read.objection ?? ""));
  const mended = second.ending === "REFUSED" ? undefined : readReply(second, prompt, prepared);
  const isMended = mended?.ok === true && mended.read.objection === undefined;
  const kept = isMended ? mended.read : read;
  const outcome = isMended ? "REPAIRED" : "GOOD";
  onReply({ task: prompt.task.name, outcome, dropped: kept.dropped, problem: read.objection });
  return kept;
}

/** Asking again does not help where a model will not reply. */
function accepted(reply: ModelReply, { model, prompt, onReply }: ModelExchange): ModelReply {
  if (reply.ending !== "REFUSED") return reply;
  onReply({ task: prompt.task.name, outcome: "REFUSED", dropped: 0, problem: reply.text });
  const message = `The model ${quoted(model.id)} refused the task ${prompt.task.name}: ${quoted(reply.text.trim())}. Ask in other words, or use another model.`;
  throw new Failure("MODEL_REPLY_INVALID", message, { source: model.id });
}

/** Everything that replies depend on, in few characters: model and settings by task, and the versions of prompts. */
function digest(model: LanguageModel, prompts: readonly AnyPrompt[]): string {
  const parts = prompts.map((prompt) => ({
    task: prompt.task.name,
    prompt: prompt.version,
    messages: MESSAGES_VERSION,
    model: model.describe(prompt.task.name),
    ...sampledAt(prompt),
  }));
  const hash = createHash("sha256").update(canonicalJson(parts)).digest("hex").slice(0, 16);
  return `${model.id}-${hash}`;
}
