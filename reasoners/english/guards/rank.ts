import lists from "../language/data/account-words.json" with { type: "json" };
import { anyOf } from "../language/word-set.ts";
import type { Form } from "../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../engine/question/form/walk.ts";

/**
 * Words of a question stand one space apart. A noun that is ranked: "the first president", "E's last film"; "first
 * opened" ranks nothing.
 */
const RANKED = new RegExp(
  String.raw`(?<=(?<!\p{L})${anyOf(lists.beforeRank)}\s|['’]s?\s)` +
    String.raw`(${anyOf(lists.ranks)}|\d+(?:st|nd|rd|th))\s` +
    // Not ranks but parts of what is called so.
    String.raw`(?!${anyOf(lists.noRanks)}(?!\p{L}))\p{Ll}`,
  "gu",
);

/** True for "the first chief executive of E" read as any of them: the sources mostly tell the one of today. */
export function losesRank(form: Form, question: string): boolean {
  const ranks = [...question.matchAll(RANKED)].map(([, rank = ""]) => rank);
  if (ranks.length === 0) return false;
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  if (nodes.some(({ kind }) => kind === "extreme")) return false;
  const said = nodes.map(wordsOf).join(" ").toLowerCase();
  return ranks.some((rank) => !said.includes(rank));
}

/** What a node is called. Words that no relation of the graph goes by are looked for in documents as they stand. */
function wordsOf(node: Form): string {
  const { candidates = [], text = "" } = relationOf(node) ?? {};
  const name = node.kind === "mention" || node.kind === "instances" ? node.text : "";
  return `${name} ${candidates.length === 0 ? text : candidates.map(({ label }) => label).join(" ")}`;
}
