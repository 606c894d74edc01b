import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Finding } from "./finding.ts";
import type { SaidQuestion } from "./said-words.ts";
import { ASKED_PEOPLE, LIKELIHOOD, POSSIBILITY } from "./word-lists.ts";

/**
 * "Could E and F have met?" asks what is possible, "is it likely that …" what may be supposed, and facts say what is:
 * whoever sees that something is so has not shown that it could not have been otherwise. What begins so and is asked of
 * people is only polite.
 */
export function possibilityFindings({ words, isEnglish }: SaidQuestion, form: Form): readonly Finding[] {
  const [first, second] = words;
  const asksWhether = form.kind === "exists" || form.kind === "same" || form.kind === "compare";
  if (first === undefined || !asksWhether) return [];
  // Words that begin such a question are of no other language; these may be.
  const likely = words.find(
    ({ lower, isName, isQuoted }) => isEnglish && LIKELIHOOD.has(lower) && !isName && !isQuoted,
  );
  const isSupposed = first.lower === "if" && words.some(({ lower, isName }) => POSSIBILITY.has(lower) && !isName);
  const begins = POSSIBILITY.has(first.lower) && !ASKED_PEOPLE.has(second?.lower ?? "");
  const said = begins || isSupposed ? first : likely;
  return said === undefined ? [] : [{ lack: "REMARKED", words: said.text, kind: "LEFT_OUT" }];
}
