import type { Form, InstancesForm, SetForm, WhereForm } from "../../../../engine/question/form/logical-form.ts";

/** The class of which a set is all members, or those of whom texts or truths are stated; undefined for other sets. */
export function classBehind(set: SetForm): InstancesForm | undefined {
  if (set.kind === "instances") return set;
  return set.kind === "where" && asksForText(set) ? classBehind(set.set) : undefined;
}

/** Is what is asked of the members of a set that a relation states just a text, or that it is so or not so? */
export function asksForText(form: Form): form is TextForm {
  if (form.kind !== "where" || form.condition.operator !== "=" || !("value" in form.condition)) return false;
  return form.condition.value.type === "text";
}

interface TextForm extends WhereForm {
  readonly condition: { readonly operator: "="; readonly value: { readonly type: "text"; readonly text: string } };
}
