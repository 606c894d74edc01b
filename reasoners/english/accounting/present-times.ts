import type { Form } from "../../../engine/question/form/logical-form.ts";
import { LINKING } from "../weights.ts";
import type { AskedQuestion } from "./asked-question.ts";

/**
 * "When does E open?" can ask for the hour of every day as well as for the year: where several relations of the graph
 * may say it and one was taken, a clause that says it.
 */
export function presentTimes(form: Form, { words, start }: AskedQuestion): readonly string[] {
  const [when, does] = words.slice(start, start + 2).map(({ lower }) => lower);
  if (when !== "when" || (does !== "does" && does !== "do")) return [];
  const asked = form.kind === "at" ? form.set : form;
  if (asked.kind !== "follow") return [];
  const best = Math.max(0, ...asked.relation.candidates.map(({ score }) => score));
  const meant = asked.relation.candidates.filter(({ score }) => score >= LINKING.likely * best);
  const labels = [...new Map(meant.map(({ iri, label }) => [iri, label])).values()];
  return labels.length < 2 ? [] : [`“when” can ask for “${labels.join("”, “")}”, of which one was taken`];
}
