import type OpenAI from "openai";
import type { ModelRequest } from "../../engine/sources/language-model.ts";
import type { SourceCheck } from "../../engine/sources/check.ts";
import type { ModelUsage, UpstreamContext } from "../../engine/sources/upstream.ts";
import { failureCode } from "../http/http-problem.ts";
import { DEFAULT_BASE_URL, type ModelSettings, type ReplyLevel } from "./model-settings.ts";
import type { OpenedModel } from "./open-model.ts";

/** The task that stands for a check, for settings of its own. */
const CHECK_TASK = "check";

const ONE_WORD: ModelRequest = {
  task: CHECK_TASK,
  messages: [
    {
      role: "system",
      content: 'Task: check (prompt 1)\n\nReply with one JSON object and nothing else: {"word":"ready"}',
    },
    { role: "user", content: "Are you there?" },
  ],
  format: {
    name: CHECK_TASK,
    schema: {
      type: "object",
      properties: { word: { type: "string" } },
      required: ["word"],
      additionalProperties: false,
    },
  },
};

const LEVELS: Readonly<Record<ReplyLevel, string>> = {
  json_schema: "to a JSON schema",
  json_object: "to JSON, not to a schema",
  none: "by the prompt alone",
};

/** Lists the models and asks for one word: does it reply, how fast, and how are its replies kept to their form? */
export async function checkModel(
  model: OpenedModel,
  { client, settings }: { readonly client: OpenAI; readonly settings: ModelSettings },
  context: UpstreamContext,
): Promise<SourceCheck> {
  const names = await listedNames(client, model.id, context);
  const startedAt = performance.now();
  let usage: ModelUsage | undefined;
  const observed: UpstreamContext = {
    signal: context.signal,
    upstream: (call, run) =>
      context.upstream(call, (signal, report) => run(signal, (used) => ((usage = used), report?.(used)))),
  };
  const findings = [
    { name: "model", value: settings.name },
    { name: "server", value: settings.baseUrl ?? DEFAULT_BASE_URL },
    ...(names === undefined ? [] : [{ name: "models listed", value: shownNames(names) }]),
  ];
  try {
    const { text, ending } = await model.complete(ONE_WORD, observed);
    const latencyMs = performance.now() - startedAt;
    const { level } = model.capabilities(CHECK_TASK);
    const problem =
      ending === "REFUSED" || !/ready/iu.test(text)
        ? `It was asked for {"word":"ready"} and replied ${JSON.stringify(text.slice(0, 80))}. Choose a model that follows instructions.`
        : undefined;
    return {
      usable: problem === undefined,
      latencyMs,
      findings: [
        ...findings,
        { name: "replies are kept", value: LEVELS[level] },
        {
          name: "tokens",
          value: usage?.estimated === false ? "counted by the server" : "estimated: the server does not count them",
        },
      ],
      problem,
    };
  } catch (error) {
    if (context.signal.aborted) throw context.signal.reason;
    const message = error instanceof Error ? error.message : String(error);
    const hint =
      names !== undefined && !names.includes(settings.name)
        ? ` The server lists ${shownNames(names)}; is model.name one of them?`
        : "";
    return {
      usable: false,
      latencyMs: performance.now() - startedAt,
      findings,
      problem: `${message}${hint}`,
      code: failureCode(error),
    };
  }
}

const MOST_NAMES = 8;

function shownNames(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** Not every server lists its models, and none needs to. */
async function listedNames(
  client: OpenAI,
  source: string,
  context: UpstreamContext,
): Promise<readonly string[] | undefined> {
  try {
    const { data } = await context.upstream({ source, kind: "HTTP" }, (signal) =>
      client.models.list({ signal: AbortSignal.any([signal, AbortSignal.timeout(10_000)]) }),
    );
    const names = Array.isArray(data) ? data.flatMap(({ id }) => (typeof id === "string" ? [id] : [])) : [];
    return names.length === 0 ? undefined : names;
  } catch {
    if (context.signal.aborted) throw context.signal.reason;
    return undefined;
  }
}
