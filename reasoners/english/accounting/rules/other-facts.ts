import type { FollowForm, Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { PREPOSITIONS } from "../../language/function-words.ts";
import { wordsOf } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { BETWEEN_ENDS } from "../../linking/unsaid-ends.ts";
import { composedIri } from "../../../../engine/graph/composed-iri.ts";

/**
 * True for "who won the prize for E" read as whoever ever won what E got: a noun that a preposition ties to a name is
 * said of the fact that the name is in, and not of all others that it is in. "Who won the prize that E won" is another
 * question.
 */
export function leavesItsFact(form: Form, _asked: AskedQuestion): boolean {
  return [...nodesOf(form)].some(({ node }) => node.kind === "follow" && isOfOtherFacts(node));
}

function isOfOtherFacts({ from, relation }: FollowForm): boolean {
  if (from.kind !== "follow" || from.from.kind !== "mention") return false;
  const tie = wordsOf(from.relation.text).at(-1)?.lower ?? "";
  if (!TYING.has(tie) || !PREPOSITIONS.has(tie)) return false;
  return from.relation.candidates.some(
    (into) =>
      into.direction === "FORWARD" &&
      relation.candidates.some((out) => out.direction === "FORWARD" && isThroughSameEnd(into.iri, out.iri)),
  );
}

/** Through nodes to an end, and from that end through nodes of the same kind: "← E – prize →", "← prize – winner →". */
function isThroughSameEnd(into: string, out: string): boolean {
  const [at, from] = [into.indexOf(BETWEEN_ENDS), out.indexOf(BETWEEN_ENDS)];
  if (at < 0 || from < 0) return false;
  const end = out.slice(0, from);
  return composedIri(`${into.slice(0, at)}(inverse)`, end) === into;
}

/** "The prize for E", and not "the office of E", which may be whose office it was. */
const TYING: ReadonlySet<string> = new Set(["for"]);
