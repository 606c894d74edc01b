import { isSet, type Form, type RelationCandidate, type SetForm } from "../../../engine/question/form/logical-form.ts";
import type { Catalogue } from "../../../engine/sources/knowledge-graph.ts";
import { OF_PERSONS } from "../language/question-words.ts";
import type { AskedQuestion } from "../accounting/asked-question.ts";
import { relationEntry } from "./known-entries.ts";
import { namesAgent, relationNames } from "./relation-names.ts";

/**
 * The form in which "who wrote E" does not ask for the words of E, a text: what a text is of which no name of the
 * relation says that somebody does anything is nobody, unless the question itself calls it so ("who is the contact of
 * E"). A truth never is somebody.
 */
export function askingForSomebody(form: Form, { words, start }: AskedQuestion, catalogue: Catalogue): Form {
  if (!isSet(form) || !OF_PERSONS.has(words[start]?.lower ?? "")) return form;
  const isSaid = (head: string): boolean => words.some(({ lower }) => lower === head);
  return answering(form, ({ iri, direction }) => {
    const entry = relationEntry(catalogue, iri);
    if (direction !== "FORWARD" || entry?.objectKind !== "TEXT") return true;
    if (entry.isTruth === true) return false;
    const names = relationNames(catalogue).byRelation.get(iri) ?? [];
    return names.some(({ objectActs, head }) => objectActs || namesAgent(head) || isSaid(head));
  });
}

/** With those candidates only of the relation that leads to the answers. */
function answering(set: SetForm, isTaken: (candidate: RelationCandidate) => boolean): SetForm {
  switch (set.kind) {
    case "at":
    case "where":
    case "extreme":
    case "except":
      return { ...set, set: answering(set.set, isTaken) };
    case "follow": {
      const { candidates } = set.relation;
      const taken = candidates.filter(isTaken);
      return taken.length === candidates.length ? set : { ...set, relation: { ...set.relation, candidates: taken } };
    }
    default:
      return set;
  }
}
