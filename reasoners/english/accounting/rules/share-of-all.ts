import { isPartOfTotal, isShare, type Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { OF_THINGS, SHARES } from "../../language/question-words.ts";
import { wordsOf } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";

/** True for "what share of N does something" read as anything but a share, or a number that is called so. */
export function losesShare(form: Form, { words, start }: AskedQuestion): boolean {
  const [which, noun, of] = words.slice(start, start + 3).map(({ lower }) => lower);
  if (
    !OF_THINGS.has(which ?? "") ||
    noun === undefined ||
    isShare(form) ||
    isPartOfTotal(form) ||
    !SHARES.has(noun) ||
    of !== "of"
  )
    return false;
  const says = (name: string): boolean => wordsOf(name).some(({ lower }) => lower === noun);
  return ![...nodesOf(form)].some(({ node }) => relationOf(node)?.candidates.some(({ label }) => says(label)) === true);
}
