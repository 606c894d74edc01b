import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import type { Catalogue, Mention } from "../../../../engine/sources/knowledge-graph.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import { relationNames } from "../../linking/relation-names.ts";

/**
 * True for "the head of state of E" read as something of "state of E", where the graph knows a relation that is called
 * "head of state": a name that begins in lower case takes the last words of it, and what is left says too little.
 * @param cutting the names of the question that do so, of whatever is said
 */
export function cutsRelationName(form: Form, cutting: ReadonlySet<string>): boolean {
  if (cutting.size === 0) return false;
  return [...nodesOf(form)].some(({ node }) => node.kind === "mention" && cutting.has(node.text));
}

/** The names of a question, as they are written there, that take the last words of a relation's name. */
export function cuttingNames(
  mentions: readonly Mention[],
  words: readonly Word[],
  catalogue: Catalogue,
): ReadonlySet<string> {
  return new Set(
    mentions.flatMap(({ text, start, end }) => {
      const at = words.findIndex((word) => word.start === start);
      const first = words[at];
      if (first === undefined || first.text !== first.lower || isFunctionWord(first.lower)) return [];
      const behind = words.findIndex((word) => word.start >= end);
      return standsAcross(words, at, behind < 0 ? words.length : behind, catalogue) ? [text] : [];
    }),
  );
}

/** Does a relation's name stand here word for word that begins before a place, and ends between it and another? */
function standsAcross(words: readonly Word[], at: number, until: number, catalogue: Catalogue): boolean {
  const { byRoot } = relationNames(catalogue);
  const names = new Set((words[at]?.roots ?? []).flatMap((root) => byRoot.get(root) ?? []));
  return [...names].some(({ text, words: said, relation }) => {
    if (text === relation.description) return false;
    return said.some((_, index) => {
      const start = at - index;
      if (index === 0 || start < 0 || start + said.length >= until) return false;
      return said.every(({ lower }, place) => words[start + place]?.lower === lower);
    });
  });
}
