import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordsOf } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";

const SHARES: ReadonlySet<string> = new Set(["share", "percentage", "proportion", "fraction", "portion", "percent"]);

/** True for "what share of N does something" read as anything but a number that is called so: no form says a share. */
export function losesShare(form: Form, { words, start }: AskedQuestion): boolean {
  const [which, noun, of] = words.slice(start, start + 3).map(({ lower }) => lower);
  if (!OF_THINGS.has(which ?? "") || noun === undefined || !SHARES.has(noun) || of !== "of") return false;
  const says = (name: string): boolean => wordsOf(name).some(({ lower }) => lower === noun);
  return ![...nodesOf(form)].some(({ node }) => relationOf(node)?.candidates.some(({ label }) => says(label)) === true);
}
