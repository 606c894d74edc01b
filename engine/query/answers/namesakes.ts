import type { Form, MentionForm } from "../../question/form/logical-form.ts";
import { nodesOf } from "../../question/form/walk.ts";
import { normalise } from "../../text/normalise.ts";
import type { ShownReading } from "./show-reading.ts";

/**
 * Is all that was found called as a name in the question is? Nobody asks who played the Joker to hear that the Joker
 * appears in "Joker": it says no more than the question where another reading does. Where none does it may be so: the
 * capital of Luxembourg is Luxembourg. Of those that the question offers for a choice, one is the answer.
 */
export function answersWithNamesakes(shown: ShownReading): boolean {
  const { form } = shown.answered.outcome;
  if (form.kind === "compare" || form.kind === "extreme" || form.kind === "union" || form.kind === "mention")
    return false;
  return areAllCalled(shown, mentionsIn(form));
}

function mentionsIn(form: Form): readonly MentionForm[] {
  return [...nodesOf(form)].flatMap(({ node }) => (node.kind === "mention" ? [node] : []));
}

function areAllCalled({ values }: ShownReading, names: readonly MentionForm[]): boolean {
  const named = new Set(
    names.flatMap(({ text, candidates }) => [text, ...candidates.map(({ label }) => label)].map(normalise)),
  );
  return values.length > 0 && values.every(({ node }) => node.kind !== "literal" && named.has(normalise(node.label)));
}
