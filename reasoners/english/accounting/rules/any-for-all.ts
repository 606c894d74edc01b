import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { AskedQuestion } from "../asked-question.ts";

/** True for "are both E and F of G" read as whether any of the two is. */
export function asksAnyForAll(form: Form, { words }: AskedQuestion): boolean {
  return form.kind === "exists" && isOfSeveral(form.set) && !words.some(({ lower }) => lower === "or");
}

function isOfSeveral(set: SetForm): boolean {
  switch (set.kind) {
    case "union":
      return set.sets.some(({ kind }) => kind === "mention");
    case "intersect":
      return set.sets.some(isOfSeveral);
    case "at":
    case "where":
    case "except":
      return isOfSeveral(set.set);
    default:
      return false;
  }
}
