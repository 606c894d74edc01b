import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { politeOpening } from "../../grammar/questions/politeness.ts";
import { OF_PERSONS } from "../../language/question-words.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { namesAgent, relationNames } from "../../linking/relation-names.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "who wrote E" read as the words of E, a text: what a text is of which no name of the relation says that
 * somebody does anything is nobody, unless the question itself calls it so ("who is the contact of E").
 */
export function answersNobody(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  if (!isSet(form) || !OF_PERSONS.has(words[politeOpening(words, 0)]?.lower ?? "")) return false;
  const answer = headOf(form);
  if (answer.kind !== "follow") return false;
  const [best] = answer.relation.candidates;
  const entry = relationEntry(catalogue, best?.iri);
  if (best?.direction !== "FORWARD" || entry?.objectKind !== "TEXT") return false;
  if (entry.isTruth === true) return true;
  const names = relationNames(catalogue).byRelation.get(best.iri) ?? [];
  return !names.some(
    ({ objectActs, head }) => objectActs || namesAgent(head) || words.some(({ lower }) => lower === head),
  );
}

function headOf(set: SetForm): SetForm {
  return set.kind === "at" || set.kind === "where" || set.kind === "extreme" || set.kind === "except"
    ? headOf(set.set)
    : set;
}
