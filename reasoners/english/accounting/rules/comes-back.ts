import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { relationEntry } from "../../linking/known-entries.ts";

/**
 * True for "how many prizes has E won" read as the winners of what E won: where each has one winner, that is E, who is
 * no prize.
 */
export function comesBack(form: Form, _asked: AskedQuestion, catalogue: Catalogue): boolean {
  return [...nodesOf(form)].some(({ node }) => {
    if (node.kind !== "follow" || node.from.kind !== "follow") return false;
    const [there] = node.from.relation.candidates;
    const [back] = node.relation.candidates;
    return (
      there !== undefined &&
      there.iri === back?.iri &&
      there.direction === "BACKWARD" &&
      back.direction === "FORWARD" &&
      relationEntry(catalogue, back.iri)?.functional === true
    );
  });
}
