import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import type { Form, SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { areCutOff } from "../grammar/relation/any-of-classes.ts";
import { UNSAID_DOMAIN } from "../grammar/verb-phrase/domain.ts";
import { relationEntry } from "../linking/known-entries.ts";

/**
 * The relations of which only things of some kinds are looked at where the question names no kind, as clauses that say
 * so: "what was built before 1900" is read as all that a graph tells to be built, and of many kinds it lists some.
 */
export function kindsCutOff(form: Form, catalogue: Catalogue): readonly string[] {
  const clauses = [...nodesOf(form)].flatMap(({ node }) => {
    const of = startOf(node);
    if (of === undefined || !isOfUnsaidKinds(of)) return [];
    const entry = relationEntry(catalogue, relationOf(node)?.candidates[0]?.iri);
    if (entry === undefined || !areCutOff(entry.subjectClasses, catalogue)) return [];
    return [`of what has “${entry.label}” only the most frequent kinds were looked at`];
  });
  return [...new Set(clauses)];
}

/** The set of which a relation is asked. */
function startOf(node: Form): SetForm | undefined {
  if (node.kind === "follow") return node.from;
  return node.kind === "where" || node.kind === "extreme" ? node.set : undefined;
}

function isOfUnsaidKinds(set: SetForm): boolean {
  return set.kind === "union" && set.sets.every((each) => each.kind === "instances" && each.text === UNSAID_DOMAIN);
}
