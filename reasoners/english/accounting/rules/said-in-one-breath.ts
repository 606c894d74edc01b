import type { Form, RelationPhrase } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { isFunctionWord } from "../../language/function-words.ts";
import { type Word, wordsOf } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * Is one relation walked twice for two words that stand side by side, as no steps of a chain do? A "mooring berth" is
 * one berth, and not the berth of a berth.
 */
export function walksTwiceAtOnce(form: Form, { words }: AskedQuestion): boolean {
  return [...nodesOf(form)].some(({ node }) => {
    if (node.kind !== "follow" || node.from.kind !== "follow") return false;
    const [first, second] = [node.from.relation, node.relation];
    if (first.candidates[0]?.iri === undefined || first.candidates[0].iri !== second.candidates[0]?.iri) return false;
    return (
      areSideBySide(telling(first), telling(second), words) || areSideBySide(telling(second), telling(first), words)
    );
  });
}

/** Does the last word of the one stand before the first of the other, another word than it? */
function areSideBySide(one: readonly Word[], other: readonly Word[], words: readonly Word[]): boolean {
  const [last, first] = [one.at(-1)?.lower, other[0]?.lower];
  if (last === undefined || first === undefined || last === first) return false;
  return words.some(({ lower }, at) => lower === last && words[at + 1]?.lower === first);
}

function telling({ text }: RelationPhrase): readonly Word[] {
  return wordsOf(text).filter(({ lower }) => !isFunctionWord(lower));
}
