import { z } from "zod";
import { ownProfile } from "./profile.ts";
import { count, iri, seconds, sourceId, text, title, url, timeout } from "./values.ts";
import { vocabulary } from "./vocabulary.ts";

const names = vocabulary
  .optional()
  .describe("Predicates by which the graph says names, types and the like; the common ones when left out.");

const files = z
  .array(text)
  .min(1)
  .optional()
  .describe(
    "Files, or folders of files, to load: .ttl, .nt, .nq, .trig, .rdf or .jsonld. Relative to the folder of the configuration file.",
  );

const languages = z.array(text).min(1).optional().describe("Languages of names, best first. Default en, mul.");

const baseIri = iri
  .optional()
  .describe(
    "What relative IRIs of files are relative to. Default the address of each file, which differs from place to place.",
  );

const defaultGraphs = z
  .array(iri)
  .min(1)
  .optional()
  .describe(
    "Named graphs whose triples are asked: of an endpoint, or of N-Quads, TriG and JSON-LD, whose triples in no graph are then left out. Default all graphs of files, and the endpoint's own default, without those that its server keeps for itself.",
  );

const PROFILES = ["wikidata", "qlever", "dbpedia", "freebase", "generic"] as const;

/** What only an endpoint has. */
const endpoint = {
  endpoint: url.optional().describe("Address of a SPARQL endpoint, in place of files."),
  profile: z
    .union([z.enum(PROFILES), ownProfile], {
      error: `must be one of ${PROFILES.join(", ")}, or an object that says it`,
    })
    .optional()
    .describe("How the endpoint's graph says what every graph says, and what its server bears. Default generic."),
  headers: z.record(text, z.string()).optional().describe("Headers sent with every request. They are never shown."),
  user: text.optional().describe("User name of basic authentication."),
  password: text
    .optional()
    .describe("Password of basic authentication. It is never shown. Overridden by WHYQL_SPARQL_PASSWORD."),
  timeoutMs: timeout.optional().describe("Milliseconds for one query, further attempts included. Default 60000."),
  rowCap: count.optional().describe("Rows after which a result is cut off. Default the profile's."),
  valuesPerQuery: count.optional().describe("Terms that one query may list. Default the profile's."),
  mirrorBound: z
    .int()
    .min(0)
    .optional()
    .describe(
      "A graph of at most so many triples is read once and known as well as a file; 0 for never. Default the profile's.",
    ),
  ignored: z
    .array(text)
    .optional()
    .describe("Relations that are never asked for: IRIs, or the beginning of IRIs with a *."),
  maxAgeSeconds: seconds.optional().describe("Seconds for which what the endpoint said is used again. Default 86400."),
  asOf: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, "must be a day, as YYYY-MM-DD")
    .optional()
    .describe("Day on which the facts hold. Default what the graph says, or the day on which it is asked."),
  licence: text.optional().describe("Licence of the facts. Default what the graph says."),
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
