import type { Form } from "../question/form/logical-form.ts";
import type { Catalogue } from "../sources/knowledge-graph.ts";

/**
 * Is it one truth value of one thing that is asked for? That it is stated as false says no as surely as another says
 * yes, however loosely the question was read.
 */
export function isToldOutright(form: Form, { relations }: Catalogue): boolean {
  if (form.kind !== "exists") return false;
  const set = form.set.kind === "at" ? form.set.set : form.set;
  if (set.kind !== "where" || set.set.kind !== "mention") return false;
  const { candidates } = set.relation;
  const truths = new Set(relations.filter(({ isTruth }) => isTruth === true).map(({ iri }) => iri));
  return candidates.length > 0 && candidates.every(({ iri }) => truths.has(iri));
}
