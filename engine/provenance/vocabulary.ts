import { DCTERMS, iri, RDF, RDFS, type Iri } from "../rdf/term.ts";

/** W3C PROV-O, https://www.w3.org/TR/prov-o/. */
const PROV = "http://www.w3.org/ns/prov#";

const XSD = "http://www.w3.org/2001/XMLSchema#";

/** Prefixes under which a trace is written. */
export const PREFIXES: Readonly<Record<string, string>> = {
  prov: PROV,
  rdf: RDF,
  rdfs: RDFS,
  dcterms: DCTERMS,
  xsd: XSD,
};

/** The classes of PROV-O that a trace uses. */
export type ProvClass = "Activity" | "Association" | "Collection" | "Entity" | "Plan" | "SoftwareAgent";

/** The properties of PROV-O that a trace uses. */
export type ProvProperty =
  | "actedOnBehalfOf"
  | "agent"
  | "endedAtTime"
  | "generatedAtTime"
  | "hadMember"
  | "hadPlan"
  | "hadPrimarySource"
  | "invalidatedAtTime"
  | "qualifiedAssociation"
  | "startedAtTime"
  | "used"
  | "value"
  | "wasAssociatedWith"
  | "wasAttributedTo"
  | "wasDerivedFrom"
  | "wasGeneratedBy"
  | "wasInformedBy"
  | "wasInvalidatedBy"
  | "wasQuotedFrom"
  | "wasRevisionOf";

export function prov(term: ProvClass | ProvProperty): Iri {
  return iri(`${PROV}${term}`);
}

export const TYPE = iri(`${RDF}type`);
export const LABEL = iri(`${RDFS}label`);
export const COMMENT = iri(`${RDFS}comment`);
/** What a value is, an entity of a graph or a literal: `prov:value` takes literals alone. */
export const RDF_VALUE = iri(`${RDF}value`);
