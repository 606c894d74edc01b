import { z } from "zod";
import { currenciesOf } from "../../../datasources/model/model-settings.ts";
import { PROMPTS } from "../../../reasoners/model/prompts/prompts.ts";
import { count, secret, text, url, timeout } from "./values.ts";

const TASKS: readonly string[] = PROMPTS.map((prompt) => prompt.task.name);

const price = z.number().min(0);

const task = {
  temperature: z
    .number()
    .min(0)
    .max(2)
    .nullable()
    .optional()
    .describe(
      "Sampling temperature, 0 to 2. With null it is not sent, for models that refuse it. Default 0. With 0, tasks whose replies should differ (score-paths, think-in-steps) use 0.7, and tasks that explore (ask-further, predict-answers, read-paths) use 0.4; other values for these are set under tasks.",
    ),
  maxTokens: count.optional().describe("Most tokens of a reply, reasoning tokens included. Default 4096."),
  timeoutMs: timeout.optional().describe("Timeout of one request in milliseconds, retries included. Default 60000."),
  seed: z
    .int()
    .optional()
    .describe(
      "Seed that is sent to the server, so that equal requests get equal replies. Not every server supports it.",
    ),
  prices: z
    .strictObject({
      input: price.describe("Price of a million input tokens."),
      output: price.describe("Price of a million output tokens."),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/u, "must be a currency by its three letters (ISO 4217), such as USD")
        .optional()
        .describe("Currency as three letters (ISO 4217). All prices must have the same one. Default USD."),
    })
    .optional()
    .describe("Prices of the model. With prices, the cost in money is counted and can be limited."),
};

export const model = z
  .strictObject({
    name: text.describe("Name of the model on its server. Overridden by WHYQL_MODEL."),
    baseUrl: url
      .optional()
      .describe(
        "Address of an OpenAI-compatible API, without /chat/completions at the end. Default: OpenAI's. Overridden by OPENAI_BASE_URL.",
      ),
    apiKey: secret("OPENAI_API_KEY")
      .optional()
      .describe("Key of the API. It is never shown. Prefer the variable OPENAI_API_KEY to this file."),
    ...task,
    replyFormat: z
      .enum(["auto", "json_schema", "json_object", "none"])
      .optional()
      .describe(
        "How the server is told the form of a reply: by a JSON schema (json_schema), as any JSON (json_object), or in the prompt only (none). With auto, the gateway finds out what the server supports. Default auto.",
      ),
    fallback: z
      .boolean()
      .optional()
      .describe(
        "Whether the built-in reasoner does a task if the model fails at it. The answer then says so, and has complete: false. With false, the question fails. Default true, but false when an evaluation measures the model.",
      ),
    tasks: z
      .record(
        z.string().min(1),
        z.strictObject({ name: text.optional().describe("Name of another model on the same server."), ...task }),
      )
      .check(({ value, issues }) => {
        const unknown = Object.keys(value).find((name) => !TASKS.includes(name));
        if (unknown !== undefined)
          issues.push({
            code: "custom",
            input: value[unknown],
            path: [unknown],
            message: `there is no such task; there are ${TASKS.join(", ")}`,
          });
      })
      .optional()
      .describe(`Settings for single tasks, by the name of the task: ${TASKS.join(", ")}.`),
  })
  .refine(
    (settings) => currenciesOf(settings).length <= 1,
    "must name the same currency in all its prices, those of its tasks included",
  )
  .describe("A language model in place of the built-in reasoner.");

export const embedding = z
  .strictObject({
    model: text.optional().describe("Name of an embedding model of an OpenAI-compatible server."),
    baseUrl: url
      .optional()
      .describe("Address of that API, without /embeddings at the end. Default: the address of the model, or OpenAI's."),
    apiKey: secret("OPENAI_API_KEY").optional().describe("Key of that API. Default: the key of the model."),
    batchSize: count.max(2048).optional().describe("Texts in one request. Default 64."),
    dimensions: count.optional().describe("Dimension of the vectors, for models that offer several."),
    folder: text
      .optional()
      .describe(
        "Folder of a local ONNX model, which replaces the server. It needs the package @huggingface/transformers. The path is relative to the folder of the configuration file.",
      ),
  })
  .refine(
    ({ model: name, folder }) => (name === undefined) !== (folder === undefined),
    "must have either model or folder",
  )
  .describe("An embedding model, which compares texts by meaning. Without it, texts are compared by spelling.");

export const rewardModel = z
  .strictObject({
    url: url.describe(
      "Address of the service. It receives a POST with {question, paths: [text]} and replies with {scores: [number]}.",
    ),
    headers: z.record(text, z.string()).optional().describe("Headers sent with every request. They are never shown."),
    timeoutMs: timeout.optional().describe("Timeout of one request in milliseconds, retries included. Default 60000."),
  })
  .describe(
    "A reward model. It scores the answers of paths when paths are weighed. Without it, the language model or the built-in reasoner scores them.",
  );
