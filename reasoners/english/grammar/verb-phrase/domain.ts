import type { RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { Grammar } from "../grammar.ts";
import { anyOfClasses } from "../relation/any-of-classes.ts";

/** What a set is called in which no word of the question names a kind. */
export const UNSAID_DOMAIN = "thing";

/** Everything that has the relation: all the kinds that its subjects are of. */
export function domainOf(grammar: Grammar, relation: RelationPhrase): SetForm {
  const [best] = relation.candidates;
  const classes = relationEntry(grammar.catalogue, best?.iri)?.subjectClasses ?? [];
  return (
    anyOfClasses(classes, UNSAID_DOMAIN, best?.score ?? 0, grammar.catalogue) ?? {
      kind: "instances",
      text: UNSAID_DOMAIN,
      candidates: [],
    }
  );
}
