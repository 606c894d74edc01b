import type { Form } from "../../../engine/question/form/logical-form.ts";
import type { Finding } from "./finding.ts";
import type { SaidQuestion } from "./said-words.ts";
import { ASKED_PEOPLE, POSSIBILITY } from "./word-lists.ts";

/**
 * "Could E and F have met?" asks what is possible, and facts say what is: whoever sees that something is so has not
 * shown that it could not have been otherwise. What begins so and is asked of people is only polite.
 */
export function possibilityFindings({ words }: SaidQuestion, form: Form): readonly Finding[] {
  const [first, second] = words;
  const asksWhether = form.kind === "exists" || form.kind === "same" || form.kind === "compare";
  if (first === undefined || !asksWhether || !POSSIBILITY.has(first.lower)) return [];
  if (ASKED_PEOPLE.has(second?.lower ?? "")) return [];
  return [{ lack: "REMARKED", words: first.text, kind: "LEFT_OUT" }];
}
