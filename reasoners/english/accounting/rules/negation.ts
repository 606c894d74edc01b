import lists from "../../language/data/account-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { deniesTruth } from "../../grammar/verb-phrase/truth.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";

const NEGATIONS = wordSet(lists.negations);
/** What these deny of one thing is not asked by denying it. */
const DENYING = wordSet(lists.denyingClaims);
const COMPARING = wordSet(lists.behindNotBeforeThan);

/**
 * True for a reading that answers the opposite: the question denies something, and the reading takes nothing away.
 * Words of a relation or an open one do not count, since the sources are matched by them and "never" is then lost.
 */
export function losesNegation(form: Form, { words }: AskedQuestion): boolean {
  const said = negationsIn(words);
  if (said.length === 0) return false;
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  const named = nodes.flatMap((node) => (node.kind === "mention" ? negationsIn(wordsOf(node.text)) : []));
  if (said.every((word) => named.includes(word))) return false;
  if (nodes.some((node) => negationsIn(wordsOf(relationOf(node)?.text ?? "")).length > 0)) return true;
  // "Isn't A the B?" asks the same as "Is A the B?"; "Has A never been B?" does not.
  if (form.kind === "exists" || form.kind === "compare") return said.some((word) => DENYING.has(word));
  return !nodes.some((node) => node.kind === "except" || deniesTruth(node));
}

function negationsIn(words: readonly Word[]): readonly string[] {
  return words.flatMap(({ lower }, at) => {
    // "Not later than 1990" is a comparison, which the condition says.
    const isCompared = COMPARING.has(words[at + 1]?.lower ?? "") && words[at + 2]?.lower === "than";
    const denies = (lower === "not" && !isCompared) || NEGATIONS.has(lower) || lower.endsWith("n't");
    return denies ? [lower] : [];
  });
}
