import lists from "../language/data/account-words.json" with { type: "json" };
import { anyOf } from "../language/word-set.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";

const INHABITANTS = new RegExp(
  `(?<!\\p{L})(?:how many ${anyOf(lists.people)} ${anyOf(lists.beginningsOfLiving)}|(?:how many|number of) ${anyOf(lists.inhabitants)}(?!\\p{L}))`,
  "iu",
);

/** "The inhabitants of", of which the number is asked. */
const NUMBER_OF = new RegExp(`(?<!\\p{L})number of ${anyOf(lists.inhabitants)}(?!\\p{L})`, "iu");
const NAMED_ONES = new RegExp(`^(?!.*number).*(?<!\\p{L})${anyOf(lists.inhabitants)}(?!\\p{L})`, "iu");

/**
 * True for "how many people live in E", "how many inhabitants has E" read as a count of the persons that a graph holds,
 * a few of the population, or as those persons themselves.
 */
export function countsInhabitants(form: Form, question: string): boolean {
  if (form.kind === "count") return INHABITANTS.test(question);
  return (
    NUMBER_OF.test(question) && [...nodesOf(form)].some(({ node }) => NAMED_ONES.test(relationOf(node)?.text ?? ""))
  );
}
