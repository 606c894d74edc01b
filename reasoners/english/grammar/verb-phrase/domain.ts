import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { classEntry, relationEntry } from "../../linking/known-entries.ts";
import type { Grammar } from "../grammar.ts";

/** Everything that has the relation: the classes that its subjects are of. */
export function domainOf(grammar: Grammar, relation: RelationPhrase): SetForm {
  const classes = relation.candidates.slice(0, 1).flatMap(({ iri, score }) => {
    const entry = relationEntry(grammar.catalogue, iri);
    return (entry?.subjectClasses ?? []).slice(0, 3).map((each) => ({
      iri: each,
      label: classEntry(grammar.catalogue, each)?.label ?? each,
      score,
    }));
  });
  return { kind: "instances", text: "thing", candidates: classes };
}
