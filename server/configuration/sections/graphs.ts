import { z } from "zod";
import { ownProfile } from "./profile.ts";
import { count, iri, seconds, sourceId, text, title, url, timeout } from "./values.ts";
import { vocabulary } from "./vocabulary.ts";

const names = vocabulary
  .optional()
  .describe("Predicates that the graph uses for names, types and so on. Default: the common ones.");

const files = z
  .array(text)
  .min(1)
  .optional()
  .describe(
    "Files, or folders of files, to load: .ttl, .nt, .nq, .trig, .rdf or .jsonld. Paths are relative to the folder of the configuration file.",
  );

const languages = z
  .array(text)
  .min(1)
  .optional()
  .describe("Preferred languages of names, best first. Default en, mul.");

const baseIri = iri
  .optional()
  .describe(
    "Base IRI for relative IRIs in the files. Default: the address of each file, which changes when the file is moved.",
  );

const defaultGraphs = z
  .array(iri)
  .min(1)
  .optional()
  .describe(
    "Named graphs to use; all other triples are left out, also those in no named graph. For endpoints, and for files of N-Quads, TriG and JSON-LD. Default for files: everything. Default for an endpoint: its own default graph, without the graphs that the server uses internally.",
  );

const PROFILES = ["wikidata", "qlever", "dbpedia", "freebase", "generic"] as const;

/** What only an endpoint has. */
const endpoint = {
  endpoint: url.optional().describe("Address of a SPARQL endpoint. A graph has either endpoint or files."),
  profile: z
    .union([z.enum(PROFILES), ownProfile], {
      error: `must be one of ${PROFILES.join(", ")}, or an object that says it`,
    })
    .optional()
    .describe(
      "Name of a profile, or a profile of your own: which predicates the endpoint's graph uses, and how much its server can take. Default generic.",
    ),
  headers: z.record(text, z.string()).optional().describe("Headers sent with every request. They are never shown."),
  user: text.optional().describe("User name for basic authentication."),
  password: text
    .optional()
    .describe("Password for basic authentication. It is never shown. Overridden by WHYQL_SPARQL_PASSWORD."),
  timeoutMs: timeout.optional().describe("Timeout of one query in milliseconds, retries included. Default 60000."),
  rowCap: count.optional().describe("Most rows of a result; the rest is cut off. Default: the profile's."),
  valuesPerQuery: count.optional().describe("Most terms in the VALUES of one query. Default: the profile's."),
  mirrorBound: z
    .int()
    .min(0)
    .optional()
    .describe(
      "A graph with at most this many triples is copied once, and is then used like a file. 0 never copies. Default: the profile's.",
    ),
  ignored: z
    .array(text)
    .optional()
    .describe("Relations that are never used. Each is an IRI, or the beginning of IRIs followed by *."),
  maxAgeSeconds: seconds.optional().describe("Seconds for which the endpoint's replies are cached. Default 86400."),
  asOf: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day, as YYYY-MM-DD")
    .optional()
    .describe("Day on which the facts hold. Default: the day that the graph states, or else the day of the query."),
  licence: text.optional().describe("Licence of the facts. Default: the licence that the graph states."),
};

const ENDPOINT_KEYS = Object.keys(endpoint).filter((key) => key !== "endpoint") as (keyof typeof endpoint)[];

export const graph = z
  .strictObject({ id: sourceId, title, files, baseIri, defaultGraphs, vocabulary: names, languages, ...endpoint })
  .superRefine((value, context) => {
    if ((value.files === undefined) === (value.endpoint === undefined)) {
      context.addIssue({ code: "custom", message: "must have either files or endpoint" });
    }
    const alien = value.endpoint === undefined ? ENDPOINT_KEYS.find((key) => value[key] !== undefined) : undefined;
    if (value.endpoint !== undefined && value.baseIri !== undefined)
      context.addIssue({
        code: "custom",
        path: ["baseIri"],
        message: "must not be set for an endpoint; it belongs to files",
      });
    if (alien !== undefined)
      context.addIssue({
        code: "custom",
        path: [alien],
        message: "must not be set for a graph of files; it belongs to endpoint",
      });
  });
