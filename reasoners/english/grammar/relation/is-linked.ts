import type { SetForm } from "../../../../engine/question/form/logical-form.ts";

/** Does a chain end in a relation that the graph knows? */
export function isLinked(set: SetForm): boolean {
  return set.kind === "at" ? isLinked(set.set) : set.kind === "follow" && set.relation.candidates.length > 0;
}
