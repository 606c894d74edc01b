import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../engine/question/form/walk.ts";
import type { Catalogue, Mention } from "../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../language/function-words.ts";
import { wordsOf, type Word } from "../language/words.ts";
import { relationNames } from "../linking/relation-names.ts";

/**
 * True for "the head of state of E" read as something of "state of E", where the graph knows a relation that is called
 * "head of state": a name that begins in lower case takes the last words of it, and what is left says too little.
 */
export function cutsRelationName(
  form: Form,
  mentions: readonly Mention[],
  words: readonly Word[],
  catalogue: Catalogue,
): boolean {
  const named = new Set([...nodesOf(form)].flatMap(({ node }) => (node.kind === "mention" ? [node.text] : [])));
  return mentions.some(({ text, start, end }) => {
    const at = words.findIndex((word) => word.start === start);
    const first = words[at];
    if (first === undefined || first.text !== first.lower || isFunctionWord(first.lower) || !named.has(text))
      return false;
    const behind = words.findIndex((word) => word.start >= end);
    return standsAcross(words, at, behind < 0 ? words.length : behind, catalogue);
  });
}

/** Does a relation's name stand here word for word that begins before a place, and ends between it and another? */
function standsAcross(words: readonly Word[], at: number, until: number, catalogue: Catalogue): boolean {
  const { byRoot } = relationNames(catalogue);
  const names = new Set((words[at]?.roots ?? []).flatMap((root) => byRoot.get(root) ?? []));
  return [...names].some(({ text, relation }) => {
    if (text === relation.description) return false;
    const said = wordsOf(text).map(({ lower }) => lower);
    return said.some((_, index) => {
      const start = at - index;
      if (index === 0 || start < 0 || start + said.length >= until) return false;
      return said.every((lower, place) => words[start + place]?.lower === lower);
    });
  });
}
