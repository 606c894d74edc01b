import { isOfSet, type InstancesForm, type SetForm } from "../../../../engine/question/form/logical-form.ts";

/** The class of which a set is all members, or those of whom texts or truths are stated; undefined for other sets. */
export function classBehind(set: SetForm): InstancesForm | undefined {
  if (set.kind === "instances") return set;
  return set.kind === "where" && asksForText(set) ? classBehind(set.set) : undefined;
}

/** Is what is asked of the members of a set that a relation states just a text, or that it is so or not so? */
export function asksForText(set: SetForm): boolean {
  if (set.kind !== "where" || isOfSet(set.condition) || set.condition.operator !== "=") return false;
  return set.condition.value.type === "text";
}
