import { RDF, RDFS, SCHEMA, SKOS } from "../../../engine/rdf/term.ts";
import type { SparqlProfile } from "./profile.ts";

const ENTITY = "http://www.wikidata.org/entity/";
const DIRECT = "http://www.wikidata.org/prop/direct/";
const PROPERTY = "http://www.wikidata.org/prop/";
const WIKIBASE = "http://wikiba.se/ontology#";

/**
 * Wikidata's RDF (mediawiki.org, "Wikibase/Indexing/RDF Dump Format"): direct claims hold the best-ranked statements,
 * statements hold qualifiers and rank. Names of people are often in `mul`, for all languages.
 */
export const WIKIDATA: SparqlProfile = {
  name: "wikidata",
  surveyed: false,
  vocabulary: {
    label: [`${RDFS}label`],
    alias: [`${SKOS}altLabel`],
    description: ["http://schema.org/description", `${SCHEMA}description`],
    type: [`${DIRECT}P31`],
    subclass: [`${DIRECT}P279`],
    sameAs: [`${DIRECT}P2888`],
    image: [`${DIRECT}P18`],
    page: [],
    about: ["http://schema.org/about"],
    validity: {
      kind: "wikibase",
      claims: DIRECT,
      statements: PROPERTY,
      values: `${PROPERTY}statement/`,
      start: `${PROPERTY}qualifier/P580`,
      end: `${PROPERTY}qualifier/P582`,
      observed: `${PROPERTY}qualifier/P585`,
      ordinal: `${PROPERTY}qualifier/P1545`,
      rank: `${WIKIBASE}rank`,
      deprecated: `${WIKIBASE}DeprecatedRank`,
    },
  },
  ignored: ["P31", "P279", "P2888", "P1343", "P373", "P910", "P1889", "P1151", "P1424", "P2959", "P5008"].map(
    (id) => DIRECT + id,
  ),
  entityPattern: `^${ENTITY.replaceAll(".", "\\.")}Q\\d+$`,
  properties: {
    types: [`${WIKIBASE}Property`],
    typePredicate: `${RDF}type`,
    claim: `${WIKIBASE}directClaim`,
    kinds: {
      predicate: `${WIKIBASE}propertyType`,
      values: {
        [`${WIKIBASE}WikibaseItem`]: "ENTITY",
        [`${WIKIBASE}Time`]: "DATE",
        [`${WIKIBASE}Quantity`]: "NUMBER",
        [`${WIKIBASE}String`]: "TEXT",
        [`${WIKIBASE}Monolingualtext`]: "TEXT",
      },
    },
    functional: { predicate: `${DIRECT}P2302`, values: [`${ENTITY}Q19474404`, `${ENTITY}Q52060874`] },
    symmetric: { predicate: `${DIRECT}P2302`, values: [`${ENTITY}Q21510862`] },
    constraints: {
      statement: `${PROPERTY}P2302`,
      value: `${PROPERTY}statement/P2302`,
      type: `${PROPERTY}qualifier/P2308`,
      subject: `${ENTITY}Q21503250`,
      object: `${ENTITY}Q21510865`,
    },
    sampled: 0,
  },
  // Of its hundred thousand classes those count that properties speak of; anything may be one.
  classes: { types: [], typePredicate: `${RDF}type` },
  prominence: `${WIKIBASE}sitelinks`,
  wikibase: {
    entities: ENTITY,
    values: `${PROPERTY}statement/value/`,
    timeValue: `${WIKIBASE}timeValue`,
    timePrecision: `${WIKIBASE}timePrecision`,
    quantityAmount: `${WIKIBASE}quantityAmount`,
    quantityUnit: `${WIKIBASE}quantityUnit`,
  },
  entitySearch: { kind: "mediawiki", apiUrl: "https://www.wikidata.org/w/api.php" },
  limits: { longestUrl: 2_000, valuesPerQuery: 200, rowCap: 20_000, mirrorBound: 0, subclasses: 0 },
};
