import lists from "../../language/data/question-words.json" with { type: "json" };
import { isSet, type Form, type SetForm } from "../../../../engine/question/form/logical-form.ts";
import type { Mention } from "../../../../engine/sources/knowledge-graph.ts";
import { isAuxiliary, WH } from "../../language/function-words.ts";
import { isPast } from "../../language/word-forms.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Word } from "../../language/words.ts";

const IMPERATIVES = wordSet(lists.imperatives);

/**
 * "E directed F" states something and asks nothing: whoever says so to one who answers questions wants to know whether
 * it is so, and not who E is.
 */
export function asStated(form: Form, words: readonly Word[], mentions: readonly Mention[]): Form {
  return isSet(form) && isStatement(words, mentions) && isOfOne(form) ? { kind: "exists", set: form } : form;
}

/** A name with a verb behind it, and no word that asks. */
function isStatement(words: readonly Word[], mentions: readonly Mention[]): boolean {
  const [first] = words;
  if (first === undefined || isAuxiliary(first.lower) || IMPERATIVES.has(first.lower)) return false;
  if (words.some(({ lower }) => WH.has(lower) || lower === "?")) return false;
  return mentions.some(({ start, end }) => {
    if (start !== first.start) return false;
    const verb = words.find((word) => word.start >= end);
    return verb !== undefined && (isPast(verb.lower) || isAuxiliary(verb.lower)) && verb.lower !== "'s";
  });
}

/** Is the set a name of which something is said? */
function isOfOne(set: SetForm): boolean {
  if (set.kind === "at" || set.kind === "where") return isOfOne(set.set);
  return set.kind === "intersect" && set.sets[0]?.kind === "mention";
}
