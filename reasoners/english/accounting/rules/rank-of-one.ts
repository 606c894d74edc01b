import type { Form, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { AskedQuestion } from "../asked-question.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";

/**
 * True for "the first president of E" read as the one office of that name, or as the one that E has at a time:
 * whatever the rank, it would be the answer.
 */
export function ranksOneThing(form: Form, _asked: AskedQuestion, catalogue: Catalogue): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "extreme" && isOneThing(node.set, catalogue));
}

function isOneThing(set: SetForm, catalogue: Catalogue): boolean {
  switch (set.kind) {
    case "mention":
      return true;
    case "follow":
      return isOneThing(set.from, catalogue) && hasOneValue(set.relation, catalogue);
    case "at":
    case "where":
    case "except":
      return isOneThing(set.set, catalogue);
    case "intersect":
      return set.sets.some((each) => isOneThing(each, catalogue));
    default:
      return false;
  }
}

/** Sources tell the present holder of such a relation; which ones came before they hold for few things. */
function hasOneValue({ candidates }: RelationPhrase, catalogue: Catalogue): boolean {
  const [best] = candidates;
  if (best?.direction !== "FORWARD") return false;
  return catalogue.relations.some(({ iri, functional }) => functional && iri === best.iri);
}
