import { z } from "zod";
import { count, iri, pattern, text, url } from "./values.ts";

/** A profile of one's own for an endpoint's graph; the parts left out are those of `generic`. */

const known = z.strictObject({ predicate: iri, values: z.array(text).min(1) }).optional();
const whole = z.int().min(0).optional();

const properties = z.strictObject({
  types: z.array(iri),
  typePredicate: iri,
  claim: iri.optional(),
  kinds: z
    .strictObject({ predicate: iri, values: z.record(iri, z.enum(["ENTITY", "DATE", "NUMBER", "TEXT"])) })
    .optional(),
  domain: iri.optional(),
  range: iri.optional(),
  functional: known,
  symmetric: known,
  constraints: z.strictObject({ statement: iri, value: iri, type: iri, subject: iri, object: iri }).optional(),
  sampled: whole,
});

const mediators = z.strictObject({
  namespace: iri,
  pattern,
  expectedType: iri,
  mark: z.strictObject({ predicate: iri, value: text }),
  schema: iri,
});

const entitySearch = z.discriminatedUnion(
  "kind",
  [z.strictObject({ kind: z.literal("sparql") }), z.strictObject({ kind: z.literal("mediawiki"), apiUrl: url })],
  {
    error: 'must be {"kind": "sparql"}, or {"kind": "mediawiki", "apiUrl": "https://…"}',
  },
);

export const ownProfile = z.strictObject({
  name: text.describe("Name of the profile, for readers."),
  surveyed: z
    .boolean()
    .optional()
    .describe(
      "Whether it may be asked about all of its triples at once: which predicates, classes and named graphs it has. Default true.",
    ),
  entityPattern: pattern.optional().describe("Regular expression that IRIs of entities match."),
  properties: properties
    .optional()
    .describe("How relations are listed: their classes, and the predicates that describe them."),
  classes: z
    .strictObject({ types: z.array(iri), typePredicate: iri })
    .optional()
    .describe("How classes are listed."),
  prominence: iri.optional().describe("Predicate of a number that says how well known an entity is."),
  redirect: iri.optional().describe("Predicate that leads from another name's page to the entity."),
  disambiguates: iri.optional().describe("Predicate that leads from a page to what its name may mean."),
  mediators: mediators.optional().describe("Nodes without a name that hold one fact of several parts together."),
  wikibase: z
    .strictObject({
      entities: iri,
      values: iri,
      timeValue: iri,
      timePrecision: iri,
      quantityAmount: iri.optional(),
      quantityUnit: iri.optional(),
    })
    .optional()
    .describe(
      "How statements, their values, the precision of dates and the units of quantities are reached, in graphs of Wikibase.",
    ),
  entitySearch: entitySearch.optional().describe("Where entities are looked for by name besides the labels."),
  limits: z
    .strictObject({
      longestUrl: whole,
      valuesPerQuery: count.optional(),
      rowCap: count.optional(),
      mirrorBound: whole,
      subclasses: whole,
    })
    .optional()
    .describe(
      "What the endpoint bears: longestUrl, valuesPerQuery, rowCap, mirrorBound, subclasses; of each that is left out, what any endpoint bears.",
    ),
});
