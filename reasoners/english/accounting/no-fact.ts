import type { Mention } from "../../../engine/sources/knowledge-graph.ts";
import { wordsOf } from "../language/words.ts";
import { askedWords } from "./asked-question.ts";

/** Only a relation that says so carries them, and what lies between things is read without such. */
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
