import lists from "../language/data/account-words.json" with { type: "json" };
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { deniesTruth } from "../grammar/verb-phrase/truth.ts";
import { anyOf, wordSet } from "../language/word-set.ts";

/** "Not later than 1990" is a comparison, which the condition says. */
const NEGATIONS = new RegExp(
  String.raw`(?<!\p{L})(?:not(?! ${anyOf(lists.behindNotBeforeThan)} than)|${anyOf(lists.negations)}|\p{L}+n['’]t)(?!\p{L})`,
  "giu",
);
/** What these deny of one thing is not asked by denying it. */
const DENYING = wordSet(lists.denyingClaims);

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
  if (form.kind === "exists" || form.kind === "compare") return said.some((word) => DENYING.has(word));
  return !nodes.some((node) => node.kind === "except" || deniesTruth(node));
}

function negationsIn(text: string): readonly string[] {
  return (text.match(NEGATIONS) ?? []).map((word) => word.toLowerCase());
}
