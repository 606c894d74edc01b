import type {
  Form,
  RelationCandidate,
  RelationPhrase,
  SetForm,
  TotalForm,
} from "../../../engine/question/form/logical-form.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "./known-entries.ts";

const THEN = "..";

/**
 * The form in which what several nodes without a name bear is added up node by node: "the total attendance of E" is
 * that of each of its stops, of which two may have had as many guests.
 */
export function totalOfNodes(form: Form, catalogue: Catalogue): Form {
  if (form.kind !== "total" || (form.how !== "sum" && form.how !== "mean") || form.tally !== undefined) return form;
  if (form.ofEach !== undefined || form.part !== undefined) return form;
  return overNodes(form, form.by, catalogue) ?? form;
}

function overNodes(form: TotalForm, { text, candidates }: RelationPhrase, catalogue: Catalogue): TotalForm | undefined {
  const [best] = candidates;
  if (best?.direction !== "FORWARD") return undefined;
  // Things with a name bear by themselves nothing that is only stated of nodes without one.
  const isOfNamed = form.set.kind === "mention" || form.set.kind === "instances";
  for (const candidate of isOfNamed ? candidates : [best]) {
    const steps = stepsOf(candidate, catalogue);
    if (steps === undefined || (candidate !== best && steps.value.iri !== best.iri)) continue;
    const phraseOf = (relation: RelationEntry, said: string): RelationPhrase => ({
      text: said,
      candidates: [{ iri: relation.iri, label: relation.label, direction: "FORWARD", score: best.score }],
    });
    const set: SetForm = { kind: "follow", from: form.set, relation: phraseOf(steps.to, steps.to.label) };
    return { ...form, set, by: phraseOf(steps.value, text) };
  }
  return undefined;
}

/** The two relations that one which leads through several nodes is made of. */
function stepsOf(
  { iri, direction }: RelationCandidate,
  catalogue: Catalogue,
): { readonly to: RelationEntry; readonly value: RelationEntry } | undefined {
  const entry = relationEntry(catalogue, iri);
  const at = iri.indexOf(THEN);
  if (direction !== "FORWARD" || entry?.through === undefined || entry.functional || at < 0) return undefined;
  const [to, value] = [iri.slice(0, at), iri.slice(at + THEN.length)].map((each) =>
    relationEntry(catalogue, each.replaceAll("%23", "#").replaceAll("%25", "%")),
  );
  // A chain of more than two leads through nodes of several kinds.
  return to === undefined || value === undefined || to.functional ? undefined : { to, value };
}
