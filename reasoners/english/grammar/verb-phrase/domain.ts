import type { RelationCandidate, RelationPhrase, SetForm } from "../../../../engine/question/form/logical-form.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import type { Grammar } from "../grammar.ts";
import { anyOfClasses } from "../relation/any-of-classes.ts";

/** What a set is called in which no word of the question names a kind. */
export const UNSAID_DOMAIN = "thing";

/** Everything that has the relation: all the kinds that its subjects are of. */
export function domainOf(grammar: Grammar, relation: RelationPhrase): SetForm {
  const best = statedItself(relation, grammar);
  const classes = relationEntry(grammar.catalogue, best?.iri)?.subjectClasses ?? [];
  return (
    anyOfClasses(classes, UNSAID_DOMAIN, best?.score ?? 0, grammar.catalogue) ?? {
      kind: "instances",
      text: UNSAID_DOMAIN,
      candidates: [],
    }
  );
}

/**
 * Of relations that fit alike, one that the graph states itself, and not from one end of a node to another: of those
 * whom a contract links to a part some have parts of no kind, and all have contracts.
 */
function statedItself({ candidates }: RelationPhrase, { catalogue }: Grammar): RelationCandidate | undefined {
  const [best] = candidates;
  const alike = candidates.filter(({ score, label }) => score === best?.score && label === best.label);
  return alike.find(({ iri }) => relationEntry(catalogue, iri)?.through === undefined && !iri.includes("..")) ?? best;
}
