import { z } from "zod";
import { DEFAULT_LIMITS } from "../limits/limits.ts";

const iri = z.string().regex(/^[a-z][a-z0-9+.-]*:\S+$/i, "must be an absolute IRI");
const iris = z.array(iri).min(1);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, "must be 1 to 40 small letters, digits and hyphens");
const count = z.int().min(1);

const vocabulary = z
  .strictObject({
    label: iris.describe("Predicates of main names, preferred ones first."),
    alias: iris.describe("Predicates of other names."),
    description: iris.describe("Predicates of descriptions."),
    type: iris.describe("Predicates that lead to the class of an instance."),
    subclass: iris.describe("Predicates that lead from a class to its superclass."),
    sameAs: iris.describe("Predicates that lead to names in other data sets."),
    validity: z
      .strictObject({
        start: iri.describe("Predicate of the day from which a statement holds."),
        end: iri.describe("Predicate of the day until which a statement holds."),
        ended: iri.describe("Predicate that stands on a statement that has ended at an unknown date."),
        observed: iri.describe("Predicate of the day on which a quantity was measured."),
      })
      .describe("How the graph states the time in which a fact holds: predicates on rdf:Statement nodes."),
  })
  .partial();

const graph = z.strictObject({
  id: id.describe("Short name of the graph in evidence, cost and errors; unique among graphs and documents."),
  title: z.string().min(1).optional().describe("Name for a reader; the id when left out."),
  files: z
    .array(z.string().min(1))
    .min(1)
    .describe(
      "Files, or folders of files, to load: .ttl, .nt, .nq, .trig, .rdf or .jsonld. Relative to the folder of the configuration file.",
    ),
  vocabulary: vocabulary
    .optional()
    .describe("Predicates by which the graph says names, types and the like; the common ones when left out."),
});

const collection = z.strictObject({
  id: id.describe("Short name of the collection in evidence, cost and errors; unique among graphs and documents."),
  title: z.string().min(1).optional().describe("Name for a reader; the id when left out."),
  folder: z.string().min(1).describe("Folder of documents. Relative to the folder of the configuration file."),
});

const limits = z
  .strictObject({
    maxCost: count.describe(`Highest cost of an operation, in points. Default ${DEFAULT_LIMITS.maxCost}.`),
    maxDepth: count.describe(`Deepest nesting of fields. Default ${DEFAULT_LIMITS.maxDepth}.`),
    maxQuestions: count.describe(`Most questions in one operation. Default ${DEFAULT_LIMITS.maxQuestions}.`),
    maxOperationLength: count.describe(
      `Longest text of an operation, in characters. Default ${DEFAULT_LIMITS.maxOperationLength}.`,
    ),
    maxBodyBytes: count.describe(`Largest request body, in bytes. Default ${DEFAULT_LIMITS.maxBodyBytes}.`),
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
  graphs: z
    .array(graph)
    .min(1)
    .optional()
    .describe("Graphs to answer from, in place of the built-in graph and documents. Overridden by WHYQL_GRAPH_FILES."),
  documents: z
    .array(collection)
    .optional()
    .describe("Collections of documents to answer from, in place of the built-in ones. Overridden by WHYQL_DOCUMENTS."),
  store: z
    .union([z.literal(false), z.strictObject({ path: z.string().min(1).describe("File of the store.") })])
    .optional()
    .describe(
      "Where finished work is kept for later questions, or false to keep it in the process only. Default .whyql/stages.sqlite. Overridden by WHYQL_STORE.",
    ),
  limits: limits.optional().describe("What a request may ask for. Overridden by WHYQL_MAX_COST and the like."),
});

export type ConfigurationFile = z.infer<typeof configurationFile>;
