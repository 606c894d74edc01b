import lists from "../../language/data/account-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { wordSet } from "../../language/word-set.ts";
import { headNoun } from "../../linking/kind-asked.ts";
import { wordsOf, type Word } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";

const MONARCHS = wordSet(lists.monarchs);

/**
 * True for "the king of E" read as its head of state, by whatever alias: not every head of state is a king, and the
 * answer would be whoever it is.
 */
export function losesMonarch(form: Form, asked: AskedQuestion): boolean {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  if (isUnsaid(asked, nodes)) return true;
  return nodes.some((node) => {
    const { text = "", candidates = [] } = relationOf(node) ?? {};
    if (candidates.length === 0 || !wordsOf(text).some(({ lower }) => MONARCHS.has(lower))) return false;
    return candidates.some(({ label }) => !wordsOf(label).some(({ lower }) => MONARCHS.has(lower)));
  });
}

/**
 * "Which countries have a king" read as those with any head of state, and "which kings ruled E" as whoever did: no part
 * of the form says the monarch.
 */
function isUnsaid({ words, start }: AskedQuestion, nodes: readonly Form[]): boolean {
  const had = words.find(
    ({ lower }, index) =>
      MONARCHS.has(lower) && HAVING.has(words[index - 2]?.lower ?? "") && isArticle(words[index - 1]),
  );
  const asked = headNoun(words, start);
  const noun = asked !== undefined && MONARCHS.has(asked.lower) ? asked : had;
  if (noun === undefined) return false;
  const says = (text: string): boolean =>
    wordsOf(text).some(({ lower, roots }) => lower === noun.lower || roots.some((root) => noun.roots.includes(root)));
  return !nodes.some((node) => {
    if (node.kind === "instances") return node.candidates.some(({ label }) => says(label));
    // No name stands behind "a", nor begins with a small letter.
    if (node.kind === "mention")
      return node.candidates.some(({ label }) => label === label.toLowerCase() && says(label));
    return (relationOf(node)?.candidates ?? []).some(({ label }) => says(label));
  });
}

const HAVING: ReadonlySet<string> = new Set(["have", "has", "had", "having", "with"]);

function isArticle(word: Word | undefined): boolean {
  return word?.lower === "a" || word?.lower === "an";
}
