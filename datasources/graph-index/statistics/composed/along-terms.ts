import { RDFS } from "../../../../engine/rdf/term.ts";
import type { ComposedRelation } from "../../../../engine/sources/knowledge-graph.ts";
import { ancestorsOf } from "../ancestors.ts";
import { isIri, type Node, type PairReader } from "../pairs.ts";
import type { ComposedFacts } from "./composed-facts.ts";

/** What is a kind of a kind of instrument is a kind of instrument. */
export const OF_KINDS = [`${RDFS}subClassOf`, `${RDFS}subPropertyOf`];

/** A relation that holds along a chain of it. */
export function chainOf(relation: string): ComposedRelation {
  return { relation, ways: [[{ relation }, { relation, walked: "any" }]] };
}

/** Relations between terms that hold along a chain of them (RDF Schema 1.1, sections 3.4 and 3.5). */
export function alongTerms(reader: PairReader): readonly ComposedFacts[] {
  return OF_KINDS.filter((relation) => reader.predicates.includes(relation)).map((relation): ComposedFacts => {
    const { subjects, objects } = reader.pairs(relation);
    const above = new Map<Node, Node[]>();
    subjects.forEach((subject, row) => {
      const object = objects[row] ?? "";
      if (isIri(subject) && isIri(object)) above.set(subject, [...(above.get(subject) ?? []), object]);
    });
    const facts = [...above.keys()].flatMap((subject) =>
      ancestorsOf(subject, (node) => above.get(node) ?? []).map((object) => ({ subject, object })),
    );
    return {
      relation,
      ways: chainOf(relation).ways,
      pairs: { subjects: facts.map(({ subject }) => subject), objects: facts.map(({ object }) => object) },
      ended: new Set(),
      called: [],
      through: undefined,
      units: [],
    };
  });
}
