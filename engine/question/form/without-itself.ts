import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { Form, SetForm } from "./logical-form.ts";
import { mapForm } from "./walk.ts";

/**
 * "Countries that do not border E" asks for others than E, which does not border itself: where what is denied is a relation
 * between things of one kind, the thing named is left out as well.
 */
export function withoutItself(form: Form, catalogue: Catalogue): Form {
  const isHomogeneous = (iri: string | undefined): boolean =>
    catalogue.relations.some((each) => each.iri === iri && each.homogeneous);
  return mapForm(form, (node) => {
    if (node.kind !== "except" || node.without.kind !== "follow" || node.without.from.kind !== "mention") return node;
    if (!isHomogeneous(node.without.relation.candidates[0]?.iri)) return node;
    const without: SetForm = { kind: "union", sets: [node.without, node.without.from] };
    return { ...node, without };
  });
}
