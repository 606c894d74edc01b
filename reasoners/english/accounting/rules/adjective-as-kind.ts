import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf } from "../../../../engine/question/form/walk.ts";
import { englishDictionary } from "../../dictionary/english-dictionary.ts";
import { BE, DETERMINERS } from "../../language/function-words.ts";
import type { AskedQuestion } from "../asked-question.ts";

/**
 * True for "is E good" read as whether it is a "baked good": without an article an adjective says what something is
 * like, and is no noun that the name of a kind ends in.
 */
export function takesAdjectiveForKind(form: Form, { words, start }: AskedQuestion): boolean {
  if (form.kind !== "exists" || !BE.has(words[start]?.lower ?? "")) return false;
  return [...nodesOf(form)].some(({ node }) => {
    if (node.kind !== "instances") return false;
    const said = node.text.toLowerCase();
    const at = words.findIndex(({ lower }) => lower === said);
    const isBare = at > start && !DETERMINERS.has(words[at - 1]?.lower ?? "");
    const isPartOnly = node.candidates.every(({ label }) => label.toLowerCase() !== said);
    return isBare && isPartOnly && englishDictionary().lemmasOf(said, "a").includes(said);
  });
}
