import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { MARKS } from "../../language/function-words.ts";
import type { Word } from "../../language/words.ts";
import type { AskedQuestion } from "../asked-question.ts";
import type { Catalogue } from "../../../../engine/sources/knowledge-graph.ts";
import { relationEntry } from "../../linking/known-entries.ts";
import { MONTHS } from "../operator-words.ts";
import { wordsSayingValue } from "../../text-values/saying-values.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";

/**
 * True for "the mountains in E that are higher than 8,000 metres" read without E, where "in E" was taken for words of
 * the relation. A name that is linked to nothing must not be passed over.
 */
export function losesName(form: Form, { words }: AskedQuestion, catalogue: Catalogue): boolean {
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  // "The teams in E": whatever relation is meant, what it leads to is named.
  if (nodes.some((node) => relationOf(node)?.any === true)) return false;
  const said = `${saidBy(form)} ${shortNames(form, catalogue)}`;
  const asked = namesIn(words);
  // "Pip, Big Pip and Cal" names two that are called so: one of them does not stand for both.
  return [...new Set(asked)].some((word) => timesIn(said, word) < Math.min(MOST_COUNTED, timesOf(asked, word)));
}

/** "CEO", "HQ": other names of relations that are written so, as far as the form's words are these. */
function shortNames(form: Form, catalogue: Catalogue): string {
  return [...nodesOf(form)]
    .flatMap(({ node }) => {
      const { candidates = [], text = "" } = relationOf(node) ?? {};
      const said = text.toLowerCase().split(" ");
      const aliases = candidates.flatMap(({ iri }) => relationEntry(catalogue, iri)?.aliases ?? []);
      return aliases.map((alias) => alias.toLowerCase()).filter((alias) => said.includes(alias));
    })
    .join(" ");
}

/** Words with a capital that do not begin the question: names, or parts of them; of "Wolfe-Barry" what comes first. */
function namesIn(words: readonly Word[]): readonly string[] {
  const first = words.findIndex(({ lower }) => !MARKS.has(lower));
  return words.slice(first + 1).flatMap(({ text }) => {
    const [name = ""] = text.split(BEHIND_PART);
    return [...name].length > 2 && /^\p{Lu}/u.test(name) ? [name.toLowerCase()] : [];
  });
}

/** Marks within a word. */
const BEHIND_PART = /[-'’.&/\s]/u;

/** All that the nodes of a form say, in lower case. */
export function saidBy(form: Form): string {
  return [...nodesOf(form)]
    .flatMap(({ node }) => wordsOf(node))
    .join(" ")
    .toLowerCase();
}

/** More names of one word are not told from words of classes and relations that hold it as well. */
const MOST_COUNTED = 2;

function timesOf(words: readonly string[], word: string): number {
  return words.filter((each) => each === word).length;
}

function timesIn(text: string, word: string): number {
  return text.split(word).length - 1;
}

/** What a node's name, value or time says, and what its relation is called or left open as. */
function wordsOf(node: Form): readonly string[] {
  const { candidates = [], text = "" } = relationOf(node) ?? {};
  return [
    ...(candidates.length === 0 ? [text] : candidates.map(({ label }) => label)),
    ownWords(node),
    ...wordsSayingValue(node),
  ];
}

function ownWords(node: Form): string {
  switch (node.kind) {
    case "mention":
    case "instances":
      return node.text;
    case "value":
      return `${node.text} ${withMonths(node.value)}`;
    case "follow":
      return node.expects ?? "";
    case "where":
      return withMonths(node.condition);
    case "at":
      return withMonths(node.time);
    default:
      return "";
  }
}

/** What is said of a value or a time, with the months of its dates by their names: "May 2010" names nobody. */
function withMonths(part: object): string {
  const text = JSON.stringify(part);
  const months = MONTHS.filter((_, at) => text.includes(`"month":${at + 1}}`) || text.includes(`"month":${at + 1},`));
  return `${text} ${months.join(" ")}`;
}
