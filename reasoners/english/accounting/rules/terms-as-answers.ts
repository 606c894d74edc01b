import { type Form, isSet, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { OF_PERSONS } from "../../language/question-words.ts";
import { termKinds } from "../../nodes-between/terms/term-kinds.ts";
import type { AskedQuestion } from "../asked-question.ts";

/** True for "who was captain in 1990" read as the terms of captains: a term has a name here, and is nobody. */
export function answersWithTerm(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): boolean {
  if (!isSet(form) || !OF_PERSONS.has(words[start]?.lower ?? "")) return false;
  const terms = new Set(termKinds(catalogue).map(({ kind }) => kind.entry.iri));
  const classes = classesOf(form);
  return classes.length > 0 && classes.every((iri) => terms.has(iri));
}

/** The classes whose members are the answer; none where steps lead to it. */
function classesOf(set: SetForm): readonly string[] {
  switch (set.kind) {
    case "instances":
      return set.candidates.map(({ iri }) => iri);
    case "at":
    case "where":
    case "extreme":
    case "except":
      return classesOf(set.set);
    default:
      return [];
  }
}
