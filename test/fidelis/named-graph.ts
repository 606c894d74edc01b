import type { Mention } from "../../engine/sources/knowledge-graph.ts";
import { turtleGraph, type TurtleGraph } from "../query/turtle-graph.ts";
import type { Replies } from "../treeqa/by-hand.ts";

/** A fact of names; an object in quotes is a literal. */
export type Fact = readonly [subject: string, relation: string, object: string];

/** A graph of facts, which finds each of some names where a text writes it. */
export function namedGraph(facts: readonly Fact[], names: readonly string[] = ["A"]): TurtleGraph {
  const turtle = facts.map(
    ([one, relation, other]) => `:${one} :${relation} ${other.startsWith('"') ? other : `:${other}`} .`,
  );
  const relations = [...new Set(facts.map(([, relation]) => relation))].sort();
  return {
    ...turtleGraph(turtle.join("\n"), { relations: relations.map((name) => ({ iri: `urn:t:${name}` })) }),
    spotMentions: (text) => Promise.resolve(names.flatMap((name) => mentionOf(name, text))),
  };
}

function mentionOf(name: string, text: string): readonly Mention[] {
  const start = text.indexOf(name);
  if (start < 0) return [];
  const candidate = {
    iri: `urn:t:${name}`,
    label: name,
    matched: name,
    match: "EXACT",
    via: "LABEL",
    score: 1,
    types: [],
  };
  return [{ text: name, start, end: start + name.length, candidates: [candidate as never] }];
}

/** The analysis that understands no more than keywords: no reading steers the search, nor checks its answer. */
export const keywordsAlone = (...keywords: readonly string[]): Replies => ({
  "analyse-question": () => ({ readings: [], reason: "read by nobody", keywords }),
});
