import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { relationNames } from "./relation-names.ts";

/** Does a relation say, by its label, what one does to another: "reports to", "taught by", and not "borders"? */
export function goesOneWay({ iri, label }: RelationEntry, catalogue: Catalogue): boolean {
  return (relationNames(catalogue).byRelation.get(iri) ?? []).some(
    ({ text, shape, subjectActs, objectActs, prepositions }) =>
      text === label &&
      shape === "PREDICATE" &&
      (subjectActs || objectActs) &&
      prepositions.size > 0 &&
      !prepositions.has(MUTUAL),
  );
}

const MUTUAL = "with";
