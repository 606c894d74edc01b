import { nestingRelations, saysWhere } from "../../../engine/graph/places/locating-relations.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "../linking/known-entries.ts";

/**
 * "Which county has the most mills?" counts those in towns of a county as well, and only what is stated of the county
 * itself is counted: a clause that says it, where the places that are counted by may have parts.
 */
export function nestedTallies(form: Form, catalogue: Catalogue): readonly string[] {
  const told = [...nodesOf(form)].flatMap(({ node }): readonly string[] => {
    const [best] = ("tally" in node && node.tally !== undefined ? relationOf(node)?.candidates : undefined) ?? [];
    const entry = best?.direction === "BACKWARD" ? relationEntry(catalogue, best.iri) : undefined;
    if (entry === undefined || !saysWhere(entry, catalogue) || !mayHaveParts(entry, catalogue)) return [];
    return ["what lies in parts of these places was not counted"];
  });
  return [...new Set(told)];
}

/** Do places, to which a relation leads, lie in others to which it leads as well? */
function mayHaveParts({ objectClasses }: RelationEntry, catalogue: Catalogue): boolean {
  return nestingRelations(catalogue).some(
    (nesting) =>
      nesting.subjectClasses.some((iri) => objectClasses.includes(iri)) &&
      nesting.objectClasses.some((iri) => objectClasses.includes(iri)),
  );
}
