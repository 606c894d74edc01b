import { RDF, RDFS, SKOS } from "../../engine/rdf/term.ts";
import type { Fact } from "../question-set.ts";
import { type LiteralObject, literalObjects } from "./literal-objects.ts";
import { mirroredRelations } from "./mirrored.ts";
import { relationLabel } from "./relation-name.ts";

const ENTITY = "urn:whyql:set:entity:";
const RELATION = "urn:whyql:set:relation:";
/** What relations are called that say of what kind something is, and what is above a kind. */
const STRUCTURE: ReadonlyMap<string, string> = new Map([
  ["instance of", `${RDF}type`],
  ["type", `${RDF}type`],
  ["subclass of", `${RDFS}subClassOf`],
]);

/** The IRI that an entity of this name gets: neutral, and equal for equal names. */
export function entityIri(name: string): string {
  return ENTITY + encoded(name);
}

/** The IRI that a relation of this name gets. */
export function relationIri(name: string): string {
  return RELATION + encoded(name);
}

/**
 * Facts of names as N-Triples, a line at a time: an IRI for each name, with the name as its label as it is written, and
 * without underscores as an alias; relations with a label that people read, and their identifier as an alias.
 */
export function* factsAsTriples(facts: readonly Fact[]): Generator<string> {
  const literalOf = literalObjects(facts);
  const mirrored = mirroredRelations(facts);
  const named = new Set<string>();
  for (const [inverse, relation] of mirrored)
    yield triple(relationIri(relation), `${SKOS}altLabel`, quotedText(inverse));
  for (const fact of facts) {
    const { subject, relation, object } = fact;
    if (!named.has(relationIri(relation)) && !mirrored.has(relation)) yield* namesOfRelation(relation, named);
    yield* namesOfEntity(subject, named);
    if (mirrored.has(relation)) {
      yield* namesOfEntity(object, named);
      continue;
    }
    const literal = literalOf(fact);
    if (literal === undefined) yield* namesOfEntity(object, named);
    const written = literal === undefined ? `<${entityIri(object)}>` : literalText(literal);
    yield triple(entityIri(subject), relationIri(relation), written);
    const structural = literal === undefined ? STRUCTURE.get(relationLabel(relation).toLowerCase()) : undefined;
    if (structural !== undefined) yield triple(entityIri(subject), structural, written);
  }
}

function* namesOfEntity(name: string, named: Set<string>): Generator<string> {
  const iri = entityIri(name);
  if (named.has(iri)) return;
  named.add(iri);
  yield triple(iri, `${RDFS}label`, quotedText(name));
  const spaced = name.replace(/_+/gu, " ").trim();
  if (spaced !== name && spaced !== "") yield triple(iri, `${SKOS}altLabel`, quotedText(spaced));
}

function* namesOfRelation(name: string, named: Set<string>): Generator<string> {
  const iri = relationIri(name);
  named.add(iri);
  const label = relationLabel(name);
  yield triple(iri, `${RDF}type`, `<${RDF}Property>`);
  yield triple(iri, `${RDFS}label`, quotedText(label));
  if (label !== name) yield triple(iri, `${SKOS}altLabel`, quotedText(name));
}

function triple(subject: string, predicate: string, object: string): string {
  return `<${subject}> <${predicate}> ${object} .\n`;
}

function literalText({ lexical, datatype, kind }: LiteralObject): string {
  return kind === "TEXT" ? quotedText(lexical) : `${quotedText(lexical)}^^<${datatype}>`;
}

/** A JSON string of well-formed text is one of N-Triples too. */
function quotedText(text: string): string {
  return JSON.stringify(wellFormed(text));
}

function encoded(name: string): string {
  return encodeURIComponent(wellFormed(name));
}

/** Half a surrogate pair is no character, and nothing that can be written. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
