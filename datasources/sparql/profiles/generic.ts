import { OWL, RDF, RDFS } from "../../../engine/rdf/term.ts";
import type { SparqlProfile } from "./profile.ts";

/** Any graph in common vocabulary. */
export const GENERIC: SparqlProfile = {
  name: "generic",
  surveyed: true,
  vocabulary: {},
  ignored: [],
  properties: {
    types: [`${RDF}Property`, `${OWL}ObjectProperty`, `${OWL}DatatypeProperty`],
    typePredicate: `${RDF}type`,
    domain: `${RDFS}domain`,
    range: `${RDFS}range`,
    functional: { predicate: `${RDF}type`, values: [`${OWL}FunctionalProperty`] },
    symmetric: { predicate: `${RDF}type`, values: [`${OWL}SymmetricProperty`] },
    sampled: 200,
  },
  classes: { types: [`${OWL}Class`, `${RDFS}Class`], typePredicate: `${RDF}type` },
  entitySearch: { kind: "sparql" },
  limits: { longestUrl: 2_000, valuesPerQuery: 200, rowCap: 10_000, mirrorBound: 300_000, subclasses: 200 },
};
