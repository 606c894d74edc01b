import type { FactNode } from "../evidence/fact.ts";
import type { FollowForm, Form, MentionForm } from "../question/form/logical-form.ts";
import { nodesOf } from "../question/form/walk.ts";
import { normalise } from "../text/normalise.ts";
import type { Outcome } from "./outcomes.ts";
import { membersOf } from "./execution/hop.ts";

/**
 * Does a concrete form lead there and back, to nothing but what it began at? "Which waterfall lies in the country of
 * the river?" is not answered by the river, which lies there too.
 */
export function comesBackToItself({ form, decision }: Outcome): boolean {
  if (decision.kind !== "members") return false;
  if (tellsWhatWasSaid(form, membersOf(decision.rows))) return true;
  const begun = [...nodesOf(form)].flatMap(({ node }) => (node.kind === "follow" ? beginningOf(node) : []));
  if (begun.length === 0) return false;
  const members = membersOf(decision.rows);
  return members.length > 0 && members.every((member) => begun.some((mention) => isNamedBy(member, mention)));
}

/** "The symbol of Au": by its symbol the thing was called. What its name is may be asked nevertheless. */
function tellsWhatWasSaid(form: Form, members: readonly FactNode[]): boolean {
  const set = form.kind === "at" ? form.set : form;
  if (set.kind !== "follow" || set.from.kind !== "mention" || members.length === 0) return false;
  const { text, candidates } = set.from;
  if (candidates.some(({ label }) => normalise(label) === normalise(text))) return false;
  return members.every((member) => member.kind === "literal" && member.lexical.trim() === text);
}

/** The name from which a relation is walked to its end and back. */
function beginningOf({ from, relation }: FollowForm): readonly MentionForm[] {
  if (from.kind !== "follow" || from.from.kind !== "mention") return [];
  const [there, back] = [from.relation.candidates, relation.candidates];
  const isSame = there.some(({ iri, direction }) =>
    back.some((other) => other.iri === iri && other.direction !== direction),
  );
  // Any relation may be the way back.
  const isAny = back.length === 0 && relation.any === true;
  return isSame || isAny ? [from.from] : [];
}

function isNamedBy(node: FactNode, { text, candidates }: MentionForm): boolean {
  if (node.kind === "iri") return candidates.some(({ iri }) => iri === node.value);
  return node.kind === "words" && normalise(node.text) === normalise(text);
}
