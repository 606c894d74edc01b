import type { Form } from "../../../engine/question/form/logical-form.ts";
import { isFunctionWord } from "../../english/language/function-words.ts";
import { comparable } from "./form-content.ts";

/** Letters that forms of one word share at least. */
const STEM = 4;

/**
 * Does a condition hold a word that denies, and a value for what is denied by it? "Not on the usual day" is said by a
 * "moved" that is "true", "not married" by a status that is "single": the graph's own words for it need not deny. Where
 * the relation or the value says the very word that is denied, it is the contrary that would be found.
 * @param denial the word of the question that denies, in lower case
 */
export function isDeniedBeside(denial: string, nodes: readonly Form[]): boolean {
  return nodes.some((node) => {
    if (node.kind !== "where" || node.tally !== undefined || !("value" in node.condition)) return false;
    const { condition, relation } = node;
    if (condition.operator !== "=" || condition.value.type !== "text") return false;
    const words = relation.text.toLowerCase().replaceAll("’", "'").split(" ");
    const at = words.findIndex((word) => bare(word) === denial);
    const denied = at < 0 ? [] : comparable(words.slice(at + 1).join(" ")).filter((word) => !isFunctionWord(word));
    const found = [condition.value.text, ...relation.candidates.map(({ label }) => label)].flatMap(comparable);
    return denied.length > 0 && !denied.some((word) => found.some((other) => areKin(word, other)));
  });
}

/** Without the marks around it: "standing in, not," */
function bare(word: string): string {
  return word.replaceAll(/[^\p{L}']/gu, "");
}

function areKin(one: string, other: string): boolean {
  return one === other || (one.length >= STEM && other.length >= STEM && one.slice(0, STEM) === other.slice(0, STEM));
}
