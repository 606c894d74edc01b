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
    maxCost: count.describe(`Highest cost of an operation, in points. Default ${DEFAULT_LIMITS.maxCost}.`),
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
      .describe("Milliseconds for which work goes on when nobody waits for it any more. Default 30000."),
  })
  .partial();

/** What `whyql.config.json` may hold. The shipped JSON schema is made from it. */
export const configurationFile = z.strictObject({
  $schema: z.string().optional().describe("Address of the JSON schema, for editors."),
  host: z.string().min(1).optional().describe("Address to listen on. Default 127.0.0.1. Overridden by HOST."),
  port: z
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe("Port to listen on; 0 takes a free one. Default 4000. Overridden by PORT."),
  allowedHosts: z
    .array(hostName)
    .optional()
    .describe(
      "Names by which the gateway may be called besides host, localhost and addresses of this machine, as in the Host header without port; requests for others get 403. On other hosts than loopback, any name will do when left out. Overridden by WHYQL_ALLOWED_HOSTS.",
    ),
  graphs: z
    .array(graph)
    .min(1)
    .optional()
    .describe(
      "Graphs to answer from, in place of the built-in graph and documents. Overridden by WHYQL_GRAPH_FILES and WHYQL_SPARQL_ENDPOINT.",
    ),
  documents: z
    .array(collection)
    .optional()
    .describe("Collections of documents to answer from, in place of the built-in ones. Overridden by WHYQL_DOCUMENTS."),
  wikis: z
    .array(wiki)
    .optional()
    .describe(
      "Wikipedia, or any MediaWiki, to answer from, in place of the built-in documents. Overridden by WHYQL_WIKIPEDIA.",
    ),
  web: web.optional(),
  model: model.optional(),
  embedding: embedding.optional(),
  rewardModel: rewardModel.optional(),
  network: network.optional().describe("How other machines are called."),
  store: z
    .union([z.literal(false), z.strictObject({ path: z.string().min(1).describe("File of the store.") })], {
      error: "must be false, or an object with the key path",
    })
    .optional()
    .describe(
      "Where finished work is kept for later questions, or false to keep it in the process only. Default .whyql/stages.sqlite. Overridden by WHYQL_STORE.",
    ),
  limits: limits.optional().describe("What a request may ask for. Overridden by WHYQL_MAX_COST and the like."),
});

export type ConfigurationFile = z.infer<typeof configurationFile>;
