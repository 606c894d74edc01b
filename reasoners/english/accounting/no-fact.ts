import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { wordsOf } from "../language/words.ts";
import { askedWords } from "./asked-question.ts";

/** Demands of these kinds only a relation that says so carries, which no reading by what lies between things looks for. */
const NO_FACTS: ReadonlySet<string> = new Set(["future", "progressive", "modal verb", "condition"]);

/** Is it asked of what may be, or is yet to be done, outside of names? */
export function asksOfNoFact(question: string, mentions: readonly Mention[]): boolean {
  const { words, demands } = askedWords(wordsOf(question));
  return demands.some((each) => {
    const word = words[each?.from ?? -1];
    if (each === undefined || word === undefined || !NO_FACTS.has(each.kind)) return false;
    return !mentions.some(({ start, end }) => start <= word.start && word.end <= end);
  });
}
