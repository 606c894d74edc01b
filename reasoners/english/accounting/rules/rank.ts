import lists from "../../language/data/account-words.json" with { type: "json" };
import type { Form } from "../../../../engine/question/form/logical-form.ts";
import { nodesOf, relationOf } from "../../../../engine/question/form/walk.ts";
import { ordinal } from "../../language/adjectives.ts";
import { wordSet } from "../../language/word-set.ts";
import type { AskedQuestion } from "../asked-question.ts";
import { lowerAt } from "../demand.ts";

const RANKS = wordSet(lists.ranks);
const BEFORE_RANK = wordSet(lists.beforeRank);
/** Not ranks but parts of what is called so. */
const NO_RANKS = wordSet(lists.noRanks);

/** True for "the first chief executive of E" read as any of them: the sources mostly tell the one of today. */
export function losesRank(form: Form, asked: AskedQuestion): boolean {
  const ranks = [...asked.words.keys()].flatMap((at) => rankAt(asked, at) ?? []);
  if (ranks.length === 0) return false;
  const nodes = [...nodesOf(form)].map(({ node }) => node);
  if (nodes.some(({ kind }) => kind === "extreme")) return false;
  const said = nodes.map(saidBy).join(" ").toLowerCase();
  return ranks.some((rank) => !said.includes(rank));
}

/** A noun that is ranked: "the first president", "E's last film"; "first opened" ranks nothing. */
function rankAt(asked: AskedQuestion, at: number): string | undefined {
  const [rank, noun] = [asked.words[at], asked.words[at + 1]];
  if (rank === undefined || noun === undefined || rank.text !== rank.lower) return undefined;
  const isNumbered = /^\d/u.test(rank.lower) && ordinal(rank.lower) !== undefined;
  if (!RANKS.has(rank.lower) && !isNumbered) return undefined;
  const before = lowerAt(asked, at - 1);
  if (!BEFORE_RANK.has(before) && before !== "'s") return undefined;
  const [first = ""] = noun.lower.split(" ");
  return /^\p{Ll}/u.test(noun.text) && !NO_RANKS.has(first) ? rank.lower : undefined;
}

/** What a node is called. Words that no relation of the graph goes by are looked for in documents as they stand. */
function saidBy(node: Form): string {
  const { candidates = [], text = "" } = relationOf(node) ?? {};
  const name = node.kind === "mention" || node.kind === "instances" ? node.text : "";
  return `${name} ${candidates.length === 0 ? text : candidates.map(({ label }) => label).join(" ")}`;
}
