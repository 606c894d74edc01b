import type { Form, SetForm } from "../../../question/form/logical-form.ts";
import { nodesOf } from "../../../question/form/walk.ts";

/** True for "the first president of E" read as the one office of that name: whatever the rank, it would be the answer. */
export function ranksOneThing(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "extreme" && isOneThing(node.set));
}

function isOneThing(set: SetForm): boolean {
  switch (set.kind) {
    case "mention":
      return true;
    case "at":
    case "where":
    case "except":
      return isOneThing(set.set);
    case "intersect":
      return set.sets.some(isOneThing);
    default:
      return false;
  }
}
