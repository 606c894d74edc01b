import type { SetForm } from "../../../../engine/question/form/logical-form.ts";
import { canEndIn } from "../../linking/domain-range-fit.ts";
import type { Grammar } from "../grammar.ts";

/** The set with those links left out whose other end can not be what is asked for; undefined when nothing is left. */
export function endingIn(grammar: Grammar, set: SetForm, wanted: "PERSON" | "ENTITY"): SetForm | undefined {
  if (set.kind === "intersect") {
    const sets = set.sets.map((each) => endingIn(grammar, each, wanted));
    return sets.every((each) => each !== undefined) ? { ...set, sets } : undefined;
  }
  if (set.kind === "at") {
    const inner = endingIn(grammar, set.set, wanted);
    return inner === undefined ? undefined : { ...set, set: inner };
  }
  if (set.kind !== "follow" || set.relation.candidates.length === 0) return set;
  const candidates = set.relation.candidates.filter((candidate) => canEndIn(candidate, wanted, grammar.catalogue));
  return candidates.length === 0 && set.relation.any !== true
    ? undefined
    : { ...set, relation: { ...set.relation, candidates } };
}
