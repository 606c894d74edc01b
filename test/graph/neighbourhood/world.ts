import { termKey } from "../../../engine/rdf/term.ts";
import type { Expansion } from "../../../engine/graph/neighbourhood/expand.ts";
import type { Connections } from "../../../engine/graph/neighbourhood/connections.ts";
import type { RelationsFound } from "../../../engine/graph/neighbourhood/relations.ts";

/** A town of people: names, types, dates and statements beside the facts between them, and a node without a name. */
export const TOWN = `
:Person a rdfs:Class ; rdfs:label "person" . :Town a rdfs:Class ; rdfs:label "town" .
:ada a :Person ; rdfs:label "Ada"@en ; schema:description "a baker" ; :parent :bea ; :lives :elm ; :born "1950"^^xsd:gYear ; :knows :ada, [ :name "nobody" ] .
:bea a :Person ; rdfs:label "Bea"@en ; :lives :elm .
:cem a :Person ; rdfs:label "Cem"@en ; :parent :bea ; :knows :dan .
:dan a :Person ; rdfs:label "Dan"@en ; owl:sameAs <urn:other:dan> .
:elm a :Town ; rdfs:label "Elm"@en .
[] a rdf:Statement ; rdf:subject :ada ; rdf:predicate :lives ; rdf:object :elm ; schema:startDate "1970" .
`;

const short = (text: string): string => text.replaceAll(/urn:test:|urn:t:/gu, "");

/** Every fact of an expansion as `subject relation object`, by entity. */
export function factsIn({ entities }: Expansion): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    [...entities].map(([entity, { facts }]) => [
      short(entity),
      facts.map(({ subject, relation, object }) => short(`${termKey(subject)} ${relation} ${termKey(object)}`)),
    ]),
  );
}

export function degreesIn({ entities }: Expansion): Readonly<Record<string, number>> {
  return Object.fromEntries([...entities].map(([entity, { degree }]) => [short(entity), degree]));
}

/** Every relation as `lives→ 2`. */
export function relationsIn({ relations }: RelationsFound): readonly string[] {
  return relations.map(({ relation, direction, degree }) =>
    short(direction === "FORWARD" ? `${relation}→ ${degree}` : `←${relation} ${degree}`),
  );
}

/** Every chain as `→knows→dan`, from the first of its entities. */
export function chainsIn({ chains }: Connections): readonly string[] {
  return chains.map((chain) =>
    chain
      .map(({ facts: [fact], direction }) => {
        const end = direction === "FORWARD" ? fact?.object : fact?.subject;
        const to = end?.kind === "iri" ? end.value : "?";
        return short(direction === "FORWARD" ? `–${fact?.relation}→${to}` : `←${fact?.relation}–${to}`);
      })
      .join(""),
  );
}
