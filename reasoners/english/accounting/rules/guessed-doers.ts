import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { leadsToSomebody } from "../../nodes-between/ends.ts";
import { happenings } from "../../nodes-between/node-kinds.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "the tuition of A by B" read as one that is linked to both in any way: "by" says who of both did it, where
 * what happened links several persons.
 */
export function guessesDoer(form: Form, _asked: AskedQuestion, catalogue: Catalogue): boolean {
  return [...nodesOf(form)].some(
    ({ node }) =>
      node.kind === "intersect" &&
      node.sets.some(isByAnyWay) &&
      node.sets.some((each) => linksSeveral(each, catalogue)),
  );
}

function isByAnyWay(set: SetForm): boolean {
  return set.kind === "follow" && set.relation.any === true && set.relation.text === "by";
}

function linksSeveral(set: SetForm, catalogue: Catalogue): boolean {
  if (set.kind !== "instances") return false;
  const kinds = happenings(catalogue).filter(({ entry }) => set.candidates.some(({ iri }) => iri === entry.iri));
  return kinds.some(({ links }) => links.filter((link) => leadsToSomebody(link, catalogue)).length > 1);
}
