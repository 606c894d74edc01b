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
      "Whether the endpoint allows queries over all of its triples, to list its predicates, classes and named graphs. Default true.",
    ),
  entityPattern: pattern.optional().describe("Regular expression that the IRIs of entities match."),
  properties: properties
    .optional()
    .describe("How to list the relations: their classes, and the predicates that describe them."),
  classes: z
    .strictObject({ types: z.array(iri), typePredicate: iri })
    .optional()
    .describe("How to list the classes."),
  prominence: iri.optional().describe("Predicate whose value is a number that says how well known an entity is."),
  redirect: iri.optional().describe("Predicate that leads from a redirect page to the entity."),
  disambiguates: iri
    .optional()
    .describe("Predicate that leads from a disambiguation page to the entities that its name may mean."),
  mediators: mediators
    .optional()
    .describe("How to recognise mediators: nodes without a name that hold the parts of one fact together."),
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
      "For Wikibase graphs: the namespaces and predicates of statements, their values, the precision of dates and the units of quantities.",
    ),
  entitySearch: entitySearch.optional().describe("A search by name that is used besides the labels."),
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
      "Limits of the endpoint: longestUrl, valuesPerQuery, rowCap, mirrorBound, subclasses. Default of each: that of the profile generic.",
    ),
});
