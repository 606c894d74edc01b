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
      "0 to 2; null does not send it, for models that refuse it. Default 0; unless it is set for them, 0.7 for tasks whose replies are to differ (score-paths, think-in-steps) and 0.4 for those that explore (ask-further, predict-answers, read-paths).",
    ),
  maxTokens: count.optional().describe("Tokens of a reply at most, thoughts included. Default 4096."),
  timeoutMs: timeout.optional().describe("Milliseconds for one request, further attempts included. Default 60000."),
  seed: z.int().optional().describe("Asks the server for equal replies to equal requests, where it can give them."),
  prices: z
    .strictObject({
      input: price.describe("Money per million tokens read."),
      output: price.describe("Money per million tokens written."),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/u, "must be a currency by its three letters (ISO 4217), such as USD")
        .optional()
        .describe("Their currency by its three letters (ISO 4217), one for all prices. Default USD."),
    })
    .optional()
    .describe("What the model costs; money is then counted and can be bounded."),
};

export const model = z
  .strictObject({
    name: text.describe("Name of the model, as its server calls it. Overridden by WHYQL_MODEL."),
    baseUrl: url
      .optional()
      .describe(
        "Address of an OpenAI-compatible API, ending before /chat/completions. Default OpenAI's. Overridden by OPENAI_BASE_URL.",
      ),
    apiKey: secret("OPENAI_API_KEY")
      .optional()
      .describe("Key of the API. It is never shown; better set as OPENAI_API_KEY."),
    ...task,
    replyFormat: z
      .enum(["auto", "json_schema", "json_object", "none"])
      .optional()
      .describe(
        "How replies are kept to their form: by a schema, as any JSON, or by the prompt alone; auto learns what the server can do. Default auto.",
      ),
    fallback: z
      .boolean()
      .optional()
      .describe(
        "Whether the built-in reasoner does the tasks at which the model fails: the answer then says so and is not complete. Without it the question fails. Default true; false where an evaluation measures the model.",
      ),
    tasks: z
      .record(
        z.string().min(1),
        z.strictObject({ name: text.optional().describe("Another model of the same server."), ...task }),
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
      .describe(`Other settings for single tasks, by name: ${TASKS.join(", ")}.`),
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
      .describe("Address of that API, ending before /embeddings. Default that of the model, or OpenAI's."),
    apiKey: secret("OPENAI_API_KEY").optional().describe("Key of that API. Default that of the model."),
    batchSize: count.max(2048).optional().describe("Texts in one request. Default 64."),
    dimensions: count.optional().describe("Dimension of the vectors, where the model can give several."),
    folder: text
      .optional()
      .describe(
        "Folder of a local model in ONNX, in place of a server; needs the package @huggingface/transformers. Relative to the folder of the configuration file.",
      ),
  })
  .refine(
    ({ model: name, folder }) => (name === undefined) !== (folder === undefined),
    "must have either model or folder",
  )
  .describe("What tells texts of similar meaning. Without it, similarity is that of spelling.");

export const rewardModel = z
  .strictObject({
    url: url.describe(
      "Address that scores paths: it is sent POST with {question, paths: [text]}, and replies with {scores: [number]}.",
    ),
    headers: z.record(text, z.string()).optional().describe("Headers sent with every request. They are never shown."),
    timeoutMs: timeout.optional().describe("Milliseconds for one request, further attempts included. Default 60000."),
  })
  .describe(
    "A reward model that scores the answers of paths where they are weighed. Without it, the model or the built-in reasoner does.",
  );
