import { nodeKey } from "../evidence/fact.ts";
import type { Form, RelationCandidate } from "../question/form/logical-form.ts";
import { nodesOf, relationOf } from "../question/form/walk.ts";
import type { Outcome } from "./outcomes.ts";
import { membersOf } from "./execution/hop.ts";
import type { Grounding } from "./grounding/ground.ts";
import { EQUAL_RELATIONS_RATIO } from "./limits.ts";

/** Does a combination fit as well as the one that was decided, by other relations between the same things? */
export function isBeside(decided: Outcome, { form, score }: Grounding): boolean {
  return (
    score >= decided.linking * EQUAL_RELATIONS_RATIO &&
    thingsOf(form) === thingsOf(decided.form) &&
    relationsOf(form).some(({ iri }) => !relationsOf(decided.form).some((other) => other.iri === iri))
  );
}

/**
 * Clauses that name the relations that fit the words as well as those of what was decided, and say something else: of
 * "the team that played" the team at home, where the one away was taken.
 */
export function otherRelations(decided: Outcome, others: readonly Outcome[]): readonly string[] {
  const taken = new Set(relationsOf(decided.form).map(({ iri }) => iri));
  const clauses = others
    .filter((other) => saysMore(other, decided))
    .flatMap(({ form }) => relationsOf(form).filter(({ iri }) => !taken.has(iri)))
    .map(({ text, label }) => `“${text}” can also mean “${label}”, which leads to something else`);
  return [...new Set(clauses)];
}

/** Are both sets, and does none of one stand in the other? Then one of the two is wrong, and nobody can tell which. */
export function saysOtherwise(other: Outcome, decided: Outcome): boolean {
  if (decided.decision.kind !== "members" || other.decision.kind !== "members") return false;
  const known = new Set(membersOf(decided.decision.rows).map(nodeKey));
  return membersOf(other.decision.rows).every((member) => !known.has(nodeKey(member)));
}

function saysMore({ decision: other }: Outcome, { decision }: Outcome): boolean {
  if (decision.kind === "number" && other.kind === "number") return other.number !== decision.number;
  if (decision.kind !== "members" || other.kind !== "members") return false;
  const known = new Set(membersOf(decision.rows).map(nodeKey));
  return membersOf(other.rows).some((member) => !known.has(nodeKey(member)));
}

function relationsOf(form: Form): readonly (RelationCandidate & { readonly text: string })[] {
  return [...nodesOf(form)].flatMap(({ node }) => {
    const phrase = relationOf(node);
    return (phrase?.candidates ?? []).map((each) => ({ ...each, text: phrase?.text ?? "" }));
  });
}

/** What the names and kinds of a concrete form mean. */
function thingsOf(form: Form): string {
  return [...nodesOf(form)]
    .map(({ node }) => (node.kind === "mention" || node.kind === "instances" ? (node.candidates[0]?.iri ?? "") : ""))
    .join(" ");
}
