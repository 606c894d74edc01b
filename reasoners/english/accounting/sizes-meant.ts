import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { isOfSize, saysSize } from "../measured-wordings/measures.ts";

/**
 * Of "the largest parish" measured by its population, a clause that says so: how large something is may be its area,
 * its height or how many belong to it, and the graph does not tell which of them is meant. Of an area or a size itself
 * nothing else is.
 */
export function sizesMeant(form: Form): readonly string[] {
  const clauses = [...nodesOf(form)].flatMap(({ node }): readonly string[] => {
    const relation = relationOf(node);
    const [best] = relation?.candidates ?? [];
    if (relation === undefined || best === undefined || !isOfSize(relation.text) || saysSize(best.label)) return [];
    return [`“${relation.text}” was read as “${best.label}”, which may not be meant`];
  });
  return [...new Set(clauses)];
}
