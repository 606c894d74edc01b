import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";

/** "Not later than 1990" is a comparison, which the condition says. */
const NEGATIONS =
  /(?<!\p{L})(?:not(?! (?:later|earlier|more|less|fewer) than)|never|neither|nor|cannot|\p{L}+n['’]t)(?!\p{L})/giu;

/**
 * True for a reading that answers the opposite: the question denies something, and the reading takes nothing away.
 * Words of a relation or an open one do not count, since the sources are matched by them and "never" is then lost.
 */
export function losesNegation(form: Form, question: string): boolean {
  const said = negationsIn(question);
  if (said.length === 0) return false;
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const named = nodes.flatMap((node) => (node.kind === "mention" ? negationsIn(node.text) : []));
  if (said.every((word) => named.includes(word))) return false;
  if (nodes.some((node) => negationsIn(relationOf(node)?.text ?? "").length > 0)) return true;
  // "Isn't A the B?" asks the same as "Is A the B?"; "Has A never been B?" does not.
  if (form.kind === "exists" || form.kind === "compare")
    return said.some((word) => ["never", "neither", "nor"].includes(word));
  return !nodes.some((node) => node.kind === "except");
}

function negationsIn(text: string): readonly string[] {
  return (text.match(NEGATIONS) ?? []).map((word) => word.toLowerCase());
}
