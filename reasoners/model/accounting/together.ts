import { isOfSet, type Form, type SetForm } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import type { Finding } from "./finding.ts";

/**
 * A count of each of several that is held against a count of what all of them have together: "which of the E have more
 * f than g" asks of each by itself, and a set that decides a condition is one for all. Of one thing that is named both
 * are its own.
 */
export function countedTogether(form: Form): readonly Finding[] {
  return [...nodesOf(form)].flatMap(({ node }): Finding[] => {
    if (node.kind !== "where" || !isOfSet(node.condition) || node.condition.counted !== true) return [];
    const { of } = node.condition;
    if (isOne(node.set) || !holds(of, node.set)) return [];
    return [{ lack: "REFUSED", words: node.relation.text, kind: "TOGETHER" }];
  });
}

/** A thing that is named, whatever its name may mean. */
function isOne(set: SetForm): boolean {
  return set.kind === "mention" || (set.kind === "at" && isOne(set.set));
}

function holds(form: SetForm, part: SetForm): boolean {
  const wanted = JSON.stringify(part);
  return [...nodesOf(form)].some(({ node }) => node.kind === part.kind && JSON.stringify(node) === wanted);
}
