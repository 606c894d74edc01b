import { OWL } from "../../../engine/rdf/term.ts";
import { GENERIC } from "./generic.ts";
import type { SparqlProfile } from "./profile.ts";

const NS = "http://rdf.freebase.com/ns/";

/**
 * Freebase's dump and the extracts of it that question sets are asked over: names by `type.object.name`, facts through
 * mediators.
 */
export const FREEBASE: SparqlProfile = {
  ...GENERIC,
  name: "freebase",
  vocabulary: {
    label: [`${NS}type.object.name`],
    alias: [`${NS}common.topic.alias`],
    description: [`${NS}common.topic.description`],
    type: [`${NS}type.object.type`],
    subclass: [`${NS}freebase.type_hints.included_types`],
    sameAs: [`${OWL}sameAs`],
    image: [],
    page: [`${NS}common.topic.topic_equivalent_webpage`],
    about: [],
  },
  ignored: ["type.*", "common.*", "kg.*", "freebase.*", "user.*", "base.*", "dataworld.*", "key*"].map(
    (name) => NS + name,
  ),
  entityPattern: "^http://rdf\\.freebase\\.com/ns/[mg]\\.",
  properties: {
    types: [`${NS}type.property`],
    typePredicate: `${NS}type.object.type`,
    domain: `${NS}type.property.schema`,
    range: `${NS}type.property.expected_type`,
    functional: { predicate: `${NS}type.property.unique`, values: ["true", "1"] },
    sampled: 200,
  },
  classes: { types: [`${NS}type.type`], typePredicate: `${NS}type.object.type` },
  mediators: {
    namespace: NS,
    pattern: "^http://rdf\\.freebase\\.com/ns/[mg]\\.",
    expectedType: `${NS}type.property.expected_type`,
    mark: { predicate: `${NS}freebase.type_hints.mediator`, value: "true" },
    schema: `${NS}type.property.schema`,
  },
};
