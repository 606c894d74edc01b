import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { TURNED } from "../../nodes-between/links-around.ts";
import { leavesOthersOpen, termKinds } from "../../nodes-between/terms/term-kinds.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "who was the last mayor" where terms say of which town: each has a last one, and none is that of all. What
 * names the town is read of one term, and not in two steps.
 */
export function turnsOfSeveral(form: Form, _asked: AskedQuestion, catalogue: Catalogue): boolean {
  return [...nodesOf(form)].some(({ node }) => {
    if (node.kind !== "at" || node.time.kind !== "turn" || node.set.kind !== "follow") return false;
    return node.set.relation.candidates.some(({ iri }) => {
      const [from, to] = iri.split(TURNED);
      return termKinds(catalogue).some(({ kind, holder }) => {
        const role = kind.links.find((link) => link.iri === from);
        return role !== undefined && holder.iri === to && leavesOthersOpen([role], { kind, holder }, catalogue);
      });
    });
  });
}
