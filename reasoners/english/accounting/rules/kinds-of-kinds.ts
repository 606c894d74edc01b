import { RDFS } from "../../../../engine/rdf/term.ts";
import type { Form, SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";

/**
 * True for "the kinds of instrument" read as the kinds of all that are kinds of instrument, and for "the definition of
 * instrument" read as those of its subclasses: "instrument" is the name of the one kind there. And for "is an
 * instrument a flute" read as whether a flute is one.
 */
export function asksKindsOfKinds(form: Form, { text: question }: AskedQuestion): boolean {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  return nodes.some((node) => {
    if (node.kind === "follow") return isOfKindsOfIt(node);
    if (node.kind !== "intersect") return false;
    // Whether one kind is another is not whether anything is of both.
    const isOfBoth = form.kind === "exists" && node.sets.filter((set) => isKindOfTerm(set)).length > 1;
    return isOfBoth || isTurnedRound(node.sets, question.toLowerCase());
  });
}

function isOfKindsOfIt({ relation, from }: Extract<SetForm, { kind: "follow" }>): boolean {
  if (!isAllOfAKind(from)) return false;
  const [outer] = relation.candidates;
  const [inner] = from.relation.candidates;
  if (outer === undefined || inner === undefined) return false;
  return isBetweenClasses(from) || (outer.iri === inner.iri && outer.direction === inner.direction);
}

/** Something named behind the kind of which it is to be. */
function isTurnedRound(sets: readonly SetForm[], question: string): boolean {
  const kind = sets.find((set) => isKindOfTerm(set));
  const named = sets.find((set) => set.kind === "mention");
  if (kind?.kind !== "follow" || kind.from.kind !== "mention" || named?.kind !== "mention") return false;
  return question.lastIndexOf(named.text.toLowerCase()) > question.lastIndexOf(kind.from.text.toLowerCase());
}

function isAllOfAKind(set: SetForm): set is Extract<SetForm, { kind: "follow" }> {
  return set.kind === "follow" && set.relation.text === "is";
}

function isKindOfTerm(set: SetForm): boolean {
  return isAllOfAKind(set) && isBetweenClasses(set);
}

function isBetweenClasses({ relation }: Extract<SetForm, { kind: "follow" }>): boolean {
  return relation.candidates[0]?.iri === `${RDFS}subClassOf`;
}
