import lists from "../language/data/account-words.json" with { type: "json" };
import { anyOf } from "../language/word-set.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";

const INHABITANTS = new RegExp(`(?<!\\p{L})how many ${anyOf(lists.people)} ${anyOf(lists.beginningsOfLiving)}`, "iu");

/** True for "how many people live in E" read as a count of the persons that a graph holds: a few of the population. */
export function countsInhabitants(form: Form, question: string): boolean {
  return form.kind === "count" && INHABITANTS.test(question);
}
