import type { RelationPhrase, SetForm } from "../../../../question/form/logical-form.ts";
import type { Grammar } from "../grammar.ts";

/** Everything that has the relation: the classes that its subjects are of. */
export function domainOf(grammar: Grammar, relation: RelationPhrase): SetForm {
  const classes = relation.candidates.slice(0, 1).flatMap(({ iri, score }) => {
    const entry = grammar.catalogue.relations.find((each) => each.iri === iri);
    return (entry?.subjectClasses ?? []).slice(0, 3).map((each) => ({
      iri: each,
      label: grammar.catalogue.classes.find((known) => known.iri === each)?.label ?? each,
      score,
    }));
  });
  return { kind: "instances", text: "thing", candidates: classes };
}
