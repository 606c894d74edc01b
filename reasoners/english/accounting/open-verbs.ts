import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { relationNames } from "../linking/relation-names.ts";

/**
 * "A tutors B" and "A's tutors are B" give a relation the same name, and say the opposite of its ends: where the graph
 * does not tell which is meant, a clause that says so, once for each name.
 */
export function openVerbs(form: Form, catalogue: Catalogue): readonly string[] {
  const { byRelation } = relationNames(catalogue);
  const read = [...nodesOf(form)].flatMap(({ node }) => relationOf(node)?.candidates[0] ?? []);
  // A number of subscribers is nobody whom one has.
  const open = read.flatMap(({ iri }) =>
    (byRelation.get(iri) ?? [])
      .filter(({ relation }) => relation.objectKind === "ENTITY")
      .filter(({ verbOrAgents }) => verbOrAgents === "OPEN")
      .map(({ text }) => text),
  );
  return [...new Set(open)].map((name) => `the graph does not tell whether “${name}” is what one does or whom one has`);
}
