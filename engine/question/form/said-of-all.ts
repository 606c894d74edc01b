import type { SetForm, WhetherAll } from "./logical-form.ts";
import { mapForm } from "./walk.ts";

/** What is said of all of some things, said of others; or what else they have to be, where no others are given. */
export function saidOfAll({ set, outOf }: WhetherAll, others: SetForm | undefined): SetForm {
  // Both are read at one time, which stays where it is.
  const isTimed = set.kind === "at" && outOf.kind === "at";
  const whole = isTimed ? outOf.set : outOf;
  const key = JSON.stringify(whole);
  const parts = new Set((whole.kind === "intersect" ? whole.sets : [whole]).map((each) => JSON.stringify(each)));
  return mapForm(set, (node) => {
    if (others !== undefined && JSON.stringify(node) === key) return others;
    if (node.kind !== "intersect") return node;
    const rest = node.sets.filter((each) => !parts.has(JSON.stringify(each)));
    if (node.sets.length - rest.length < parts.size) return node;
    const sets = others === undefined ? rest : [others, ...rest.filter((each) => each !== others)];
    const [only] = sets;
    return sets.length === 1 && only !== undefined ? only : { ...node, sets };
  }) as SetForm;
}
