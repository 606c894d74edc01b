import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import { asksForText } from "../grammar/noun-phrase/valued-class.ts";
import { wordsOf } from "../language/words.ts";
import { NEEDED, NEEDING } from "../text-values/saying-values.ts";

/** What needs something may have it, or be without it: a clause that says as what it was read. */
export function neededTruths(form: Form): readonly string[] {
  const read = [...nodesOf(form)].flatMap(({ node }) => {
    if (!asksForText(node)) return [];
    const { text, candidates } = node.relation;
    const { text: stated } = node.condition.value;
    const isNeeded = (stated === "true" || stated === "false") && NEEDING.has(wordsOf(text)[0]?.lower ?? "");
    const isSaid = wordsOf(candidates[0]?.label ?? "").some(({ lower }) => NEEDED.has(lower) || NEEDING.has(lower));
    return isNeeded && !isSaid
      ? [`“${text}” was read as “${candidates[0]?.label ?? text}”, which may be there or be missing`]
      : [];
  });
  return [...new Set(read)];
}
