import kinds from "../../language/data/kind-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { singularForms } from "../../../../engine/text/plural.ts";
import { UNSAID_DOMAIN } from "../../grammar/verb-phrase/domain.ts";
import { wordSet } from "../../language/word-set.ts";
import { wordsOf } from "../../language/words.ts";

const WIDE = wordSet(kinds.wideKinds);

/**
 * True for "the smallest place" read as the smallest of those that something has as its place: places are many more
 * than those, and another one may come first.
 */
export function ranksWideKind(form: Form): boolean {
  return [...nodesOf(form)].some(({ node }) => {
    if (node.kind !== "extreme" || node.set.kind !== "follow") return false;
    const { from, relation } = node.set;
    const anything = from.kind === "union" ? from.sets[0] : from;
    if (anything?.kind !== "instances" || anything.text !== UNSAID_DOMAIN) return false;
    const [noun, ...more] = wordsOf(relation.text);
    return noun !== undefined && more.length === 0 && singularForms(noun.lower).some((singular) => WIDE.has(singular));
  });
}
