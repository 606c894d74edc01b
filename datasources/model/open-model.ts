import OpenAI from "openai";
import type { Json } from "../../engine/json.ts";
import type { LanguageModel, ModelReply, ModelRequest } from "../../engine/sources/language-model.ts";
import type { SourceCheck } from "../../engine/sources/check.ts";
import type { ModelUsage, ReportUsage, UpstreamContext } from "../../engine/sources/upstream.ts";
import { Capabilities } from "./capabilities.ts";
import { checkModel } from "./check-model.ts";
import { isJsonAlone, readCompletion, type Completion } from "./completion.ts";
import { modelFailure, refusalOf, type Circumstances, type Refusal } from "./model-problem.ts";
import {
  checkSettings,
  DEFAULT_BASE_URL,
  settingsFor,
  type ModelSettings,
  type ResolvedSettings,
} from "./model-settings.ts";
import { requestBody, type CompletionBody } from "./request-body.ts";
import { mostUsage, NO_USAGE, usageOf } from "./usage.ts";

export interface ModelOptions {
  /**
   * Bounds, retries and recording are its business; it resolves with the last response, and rejects with an HttpProblem
   * or the signal's reason.
   */
  readonly fetch: typeof globalThis.fetch;
  /** The source's id; default `model`. */
  readonly id?: string;
}

/** A model behind the chat completions of an OpenAI-compatible server. */
export interface OpenedModel extends LanguageModel {
  check(context: UpstreamContext): Promise<SourceCheck>;
  /** What was learned of the model that a task uses. */
  capabilities(task: string): Capabilities;
}

/** Ways in which one request is tried: two formats, and each field that may be refused. */
const MOST_ATTEMPTS = 7;

/**
 * Opens a model. Nothing is sent before it is asked.
 * @throws TypeError for settings that cannot be, with key, value and remedy
 */
export function openModel(settings: ModelSettings, { fetch, id = "model" }: ModelOptions): OpenedModel {
  checkSettings(settings);
  const { apiKey, baseUrl = DEFAULT_BASE_URL } = settings;
  const client = new OpenAI({
    baseURL: baseUrl,
    // The client refuses to do without one, whatever the server thinks.
    apiKey: apiKey === undefined || apiKey === "" ? "none" : apiKey,
    organization: null,
    project: null,
    fetch,
    // Retries and time limits are those of `fetch` and of the task, where budget and breaker see them.
    maxRetries: 0,
    timeout: 2 ** 31 - 1,
    logLevel: "off",
  });
  const learned = new Map<string, Capabilities>();
  const capabilitiesOf = (name: string): Capabilities => {
    const known = learned.get(name) ?? new Capabilities(settings.replyFormat);
    learned.set(name, known);
    return known;
  };
  const model: OpenedModel = {
    id,
    // Learned once of each model; later requests do without what was refused.
    mostRefusals:
      (MOST_ATTEMPTS - 1) *
      new Set([settings.name, ...Object.values(settings.tasks ?? {}).flatMap(({ name }) => name ?? [])]).size,
    describe: (task): Json => describe(settingsFor(task, settings)),
    capabilities: (task) => capabilitiesOf(settingsFor(task, settings).name),
    async complete(request, context) {
      const own = settingsFor(request.task, settings, request.temperature);
      const capabilities = capabilitiesOf(own.name);
      for (let attempt = 1; ; attempt += 1) {
        const { body, sent } = requestBody(request, own, capabilities);
        const outcome = await send({ client, id, apiKey, baseUrl, own, body, request }, context);
        if (!("refusal" in outcome)) {
          const { text, ending } = outcome.reply;
          if (ending === "COMPLETE" && text.trim() !== "") capabilities.learnFromReply(sent.level, isJsonAlone(text));
          return outcome.reply;
        }
        if (attempt < MOST_ATTEMPTS && capabilities.learnFromRefusal(outcome.refusal.message, sent)) continue;
        throw outcome.failure;
      }
    },
    check: (context) => checkModel(model, { client, settings }, context),
  };
  return model;
}

interface Sending {
  readonly client: OpenAI;
  readonly id: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string;
  readonly own: ResolvedSettings;
  readonly body: CompletionBody;
  readonly request: ModelRequest;
}

type Outcome = { readonly reply: ModelReply } | { readonly refusal: Refusal; readonly failure: unknown };

/** One request: one call of the budget, with what it takes at most. A refused one has cost nothing. */
function send(sending: Sending, context: UpstreamContext): Promise<Outcome> {
  const { id, own, body, request } = sending;
  const schemaBytes =
    body.response_format?.type === "json_schema" ? Buffer.byteLength(JSON.stringify(body.response_format)) : 0;
  const atMost = mostUsage(request.messages, schemaBytes, own);
  return context.upstream({ source: id, kind: "MODEL", atMost }, (signal, report) =>
    exchange(sending, signal, atMost, report),
  );
}

async function exchange(
  { client, id, apiKey, baseUrl, own, body, request }: Sending,
  signal: AbortSignal,
  atMost: ModelUsage,
  report: ReportUsage = () => undefined,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(own.timeoutMs);
  const circumstances: Circumstances = { source: id, settings: own, baseUrl, apiKey, timeout, signal };
  let completion: Completion;
  try {
    completion = readCompletion(
      await client.chat.completions.create(body, { signal: AbortSignal.any([signal, timeout]) }),
    );
  } catch (error) {
    // What was under way when nobody waited any longer may have been paid for.
    report(signal.aborted || timeout.aborted ? atMost : NO_USAGE);
    const failure = modelFailure(error, circumstances);
    const refusal = signal.aborted ? undefined : refusalOf(error);
    if (refusal !== undefined) return { refusal, failure };
    throw failure;
  }
  report(usageOf(completion, request.messages, own));
  return { reply: completion.reply };
}

/** What of the settings changes replies. */
function describe({ name, temperature, maxTokens, seed }: ResolvedSettings): Json {
  return { name, temperature, maxTokens, seed: seed ?? null };
}
