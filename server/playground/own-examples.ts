import type { ShownExample, ShownExamples } from "../shown-examples.ts";
import { EXAMPLES, type Example } from "./examples.ts";

/** The question of an example as it stands in its query. */
const ASKED = /text: "[^"\n]*"/u;
const LINE_BREAK = /[\r\n\u2028\u2029]+/gu;

/**
 * The tabs that a first visitor finds where the graph is not the built-in one: the same queries, of questions that this
 * graph answers. Each tab has a question of its own as long as there are enough; the first lists all of them.
 */
export function tabsOf({ isOwnGraph, examples }: ShownExamples): readonly Example[] {
  if (!isOwnGraph) return EXAMPLES;
  let next = 0;
  const priced = examples.at(-1);
  return EXAMPLES.flatMap((tab): readonly Example[] => {
    const isPrice = tab.query.includes("query Price");
    if (tab.variables !== undefined)
      return priced === undefined
        ? []
        : [{ ...tab, variables: `${JSON.stringify({ id: priced.id }, undefined, 2)}\n` }];
    if (!ASKED.test(tab.query)) return [tab];
    const own = isPrice ? priced : examples[next++ % Math.max(1, examples.length)];
    if (own === undefined) return [];
    const query = tab.query.replace(ASKED, () => `text: ${JSON.stringify(own.question)}`);
    return [{ ...tab, query: next === 1 && !isPrice ? `${listOf(examples)}${query}` : query }];
  });
}

function listOf(examples: readonly ShownExample[]): string {
  const lines = examples.map(({ question, answer }) => `#   ${question} ${answer}`.replace(LINE_BREAK, " "));
  return ["# Questions that this graph answers:", ...lines, "#", ""].join("\n");
}

/** The tab that an address asks for: for a `question`, or with a `query` and its `variables`; none for others. */
export function askedFor(hash: URLSearchParams): readonly Example[] {
  const [question, query, variables] = [hash.get("question"), hash.get("query"), hash.get("variables")];
  if (query !== null) return [{ query, ...(variables === null ? {} : { variables }) }];
  return question === null ? [] : [{ query: queryFor(question) }];
}

/** A tab for one question. */
export function queryFor(question: string): string {
  return `query Asked {
  question(text: ${JSON.stringify(question)}) {
    answer { status text explanation confidence }
    paths(first: 3) { nodes { text } }
  }
}
`;
}
