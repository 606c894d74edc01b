import lists from "../../language/data/account-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";

const MONARCHS = wordSet(lists.monarchs);

/**
 * True for "the king of E" read as its head of state, by whatever alias: not every head of state is a king, and the
 * answer would be whoever it is.
 */
export function losesMonarch(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => {
    const { text = "", candidates = [] } = relationOf(node) ?? {};
    if (candidates.length === 0 || !wordsOf(text).some(({ lower }) => MONARCHS.has(lower))) return false;
    return candidates.some(({ label }) => !wordsOf(label).some(({ lower }) => MONARCHS.has(lower)));
  });
}
