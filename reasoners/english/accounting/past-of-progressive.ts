import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";
import { isPast, sameVerb } from "../language/word-forms.ts";
import { type Word, wordsOf } from "../language/words.ts";
import type { AskedQuestion } from "./asked-question.ts";

const WAS: ReadonlySet<string> = new Set(["was", "were", "did"]);

/**
 * "Who drove E", read by a relation that says who "is driving" it: who does so now need not have done it, and whoever
 * did it may have ended. A clause that says so, once for each relation.
 */
export function pastOfProgressive(form: Form, { words }: AskedQuestion): readonly string[] {
  const labels = [...nodesOf(form)].flatMap(({ node }) => relationOf(node)?.candidates[0]?.label ?? []);
  const now = [...new Set(labels)].filter((label) => wordsOf(label).some((word) => isOver(word, words)));
  return now.map((label) => `what was is asked for, and “${label}” says what is so now`);
}

/** Does a name say that something is being done, of which the question asks in the past? */
function isOver({ lower, isProgressive }: Word, words: readonly Word[]): boolean {
  if (isProgressive !== true) return false;
  const verb = words.find((word) => sameVerb(word.lower, lower));
  if (verb === undefined) return false;
  return words.some((word) => WAS.has(word.lower)) || (isPast(verb.lower) && verb.lower !== lower);
}
