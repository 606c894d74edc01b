import { z } from "zod";
import { DEFAULT_LIMITS } from "../limits/limits.ts";
import { collection, wiki } from "./sections/documents.ts";
import { graph } from "./sections/graphs.ts";
import { embedding, model, rewardModel } from "./sections/model.ts";
import { network } from "./sections/network.ts";
import { count, hostName } from "./sections/values.ts";
import { web } from "./sections/web.ts";

const limits = z
  .strictObject({
    maxCost: count.describe(`Largest cost of an operation, in points. Default ${DEFAULT_LIMITS.maxCost}.`),
    maxDepth: count.describe(`Deepest nesting of fields. Default ${DEFAULT_LIMITS.maxDepth}.`),
    maxQuestions: count.describe(`Most questions in one operation. Default ${DEFAULT_LIMITS.maxQuestions}.`),
    maxOperationLength: count.describe(
      `Longest text of an operation, in characters. Default ${DEFAULT_LIMITS.maxOperationLength}.`,
    ),
    maxBodyBytes: count.describe(`Largest request body, in bytes. Default ${DEFAULT_LIMITS.maxBodyBytes}.`),
    maxResponseBytes: count.describe(`Largest response, in bytes. Default ${DEFAULT_LIMITS.maxResponseBytes}.`),
    maxQuestionLength: count.describe("Longest question, in characters. Default 1000."),
    gracePeriodMs: z
      .int()
      .min(0)
      .describe("Work that no client waits for any more is stopped after this many milliseconds. Default 30000."),
    heartbeatMs: count.describe("Milliseconds between signs of life on a stream of progress. Default 10000."),
    readerPatienceMs: count.describe(
      "A stream is closed when its client has not read what was sent for this many milliseconds. Default 30000.",
    ),
  })
  .partial();

/** What `whyql.config.json` may hold. The shipped JSON schema is made from it. */
export const configurationFile = z.strictObject({
  $schema: z.string().optional().describe("Path or address of the JSON schema. Editors use it for completion."),
  host: z
    .string()
    .min(1)
    .optional()
    .describe("Host name or IP address that the gateway listens on. Default 127.0.0.1. Overridden by HOST."),
  port: z
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe("Port that the gateway listens on. 0 picks a free port. Default 4000. Overridden by PORT."),
  allowedHosts: z
    .array(hostName)
    .optional()
    .describe(
      "Host names that requests may use, as in the Host header but without the port. The value of host, localhost and loopback addresses are always allowed; a request with another name gets 403. Without this setting, a gateway that listens on loopback allows no further names, and one that listens on another address allows any name. Overridden by WHYQL_ALLOWED_HOSTS.",
    ),
  graphs: z
    .array(graph)
    .min(1)
    .optional()
    .describe(
      "Graphs to answer from. They replace the built-in graph and documents. Overridden by WHYQL_GRAPH_FILES and WHYQL_SPARQL_ENDPOINT.",
    ),
  documents: z
    .array(collection)
    .optional()
    .describe(
      "Collections of documents to answer from. They replace the built-in documents. Overridden by WHYQL_DOCUMENTS.",
    ),
  wikis: z
    .array(wiki)
    .optional()
    .describe(
      "Wikipedia, or any other MediaWiki, to answer from. They replace the built-in documents. Overridden by WHYQL_WIKIPEDIA.",
    ),
  web: web.optional(),
  model: model.optional(),
  embedding: embedding.optional(),
  rewardModel: rewardModel.optional(),
  network: network.optional().describe("How requests to other machines are made: timeouts, retries, rate limits."),
  store: z
    .union([z.literal(false), z.strictObject({ path: z.string().min(1).describe("Path of the store's file.") })], {
      error: "must be false, or an object with the key path",
    })
    .optional()
    .describe(
      "Where finished work is stored for later questions. With false, it is kept in memory only. Default .whyql/stages.sqlite. Overridden by WHYQL_STORE.",
    ),
  limits: limits
    .optional()
    .describe("Limits of a request. Each is overridden by its own variable, such as WHYQL_MAX_COST."),
});

export type ConfigurationFile = z.infer<typeof configurationFile>;
