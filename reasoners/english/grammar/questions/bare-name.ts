import type { SetForm } from "../../../../engine/question/form/logical-form.ts";

/** A name alone, or one narrowed by time: it asks nothing of the graph. */
export function isBareName(set: SetForm): boolean {
  if (set.kind === "at") return isBareName(set.set);
  return (
    set.kind === "mention" ||
    set.kind === "value" ||
    set.kind === "instances" ||
    (set.kind === "intersect" && set.sets.every(isBareName)) ||
    (set.kind === "union" && set.sets.every(({ kind }) => kind === "instances"))
  );
}
