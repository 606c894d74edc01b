import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { PLAIN_PREPOSITIONS } from "../../language/function-words.ts";
import { wordsOf } from "../../language/words.ts";
import type { Said } from "../demand.ts";

const ADJECTIVES: ReadonlySet<string> = new Set(
  "neighbouring neighboring bordering adjoining adjacent surrounding nearby".split(" "),
);

/**
 * True for "the capital of neighbouring E" read as that of what borders E: behind a preposition and right before a name
 * the adjective says where E is, as whoever speaks sees it, which no graph tells.
 */
export function takesNeighbours(form: Form, { words }: Pick<Said, "words">): boolean {
  const at = words.findIndex(
    ({ lower }, index) => ADJECTIVES.has(lower) && PLAIN_PREPOSITIONS.has(words[index - 1]?.lower ?? ""),
  );
  const [adjective, next] = [words[at]?.lower, words[at + 1]?.lower];
  if (adjective === undefined || next === undefined) return false;
  return [...nodesOf(form)].some(
    ({ node }) =>
      node.kind === "follow" &&
      node.from.kind === "mention" &&
      wordsOf(node.from.text)[0]?.lower === next &&
      wordsOf(relationOf(node)?.text ?? "").some(({ lower }) => lower === adjective),
  );
}
