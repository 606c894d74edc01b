import lists from "../../language/data/differences.json" with { type: "json" };
import { BE, DETERMINERS } from "../../language/function-words.ts";
import { OF_THINGS } from "../../language/question-words.ts";
import { wordSet } from "../../language/word-set.ts";
import type { Grammar } from "../grammar.ts";
import { listsIn } from "../named-list.ts";
import type { FormParse } from "../parse.ts";
import { differencesOf } from "./two-sides.ts";
import { valuesOfBoth, valuesOfEach, valuesOfList, type ValuesOfTwo } from "./values-of-two.ts";

const DIFFERENCE = wordSet(lists.difference);
const MOST_WORDS_OF_A_NOUN = 4;

/**
 * "What is the difference between the heights of A and B", "… between the height of A and that of B", "… in height
 * between A and B".
 */
export function differenceBetween(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const { words } = grammar;
  const lower = (at: number): string => words[at]?.lower ?? "";
  const noun = nounAsked(grammar, from);
  if (!DIFFERENCE.has(lower(noun))) return [];
  if (lower(noun + 1) === "between") return betweenTwo(grammar, noun + 2, to);
  if (lower(noun + 1) !== "in") return [];
  for (let at = noun + 3; at <= noun + 2 + MOST_WORDS_OF_A_NOUN; at += 1)
    if (lower(at) === "between")
      return listsIn(grammar, [at + 1, to]).flatMap((list) =>
        valuesOfList(grammar, list, [noun + 2, at]).flatMap((two) => apart(two)),
      );
  return [];
}

/** Where the noun stands that is asked for: "what is the difference", "the difference". */
export function nounAsked({ words }: Grammar, from: number): number {
  const lower = (at: number): string => words[at]?.lower ?? "";
  const isAsked = OF_THINGS.has(lower(from)) && (BE.has(lower(from + 1)) || lower(from + 1) === "'s");
  const start = isAsked ? from + 2 : from;
  return DETERMINERS.has(lower(start)) ? start + 1 : start;
}

/** "(Between) the heights of A and B", "the height of A and the height of B". */
export function betweenTwo(grammar: Grammar, from: number, to: number, unit?: string): readonly FormParse[] {
  const found = [...valuesOfBoth(grammar, [from, to]), ...valuesOfEach(grammar, [from, to], "and")];
  return found.flatMap((two) => apart(two, unit));
}

function apart({ a, b, by }: ValuesOfTwo, unit?: string): readonly FormParse[] {
  return differencesOf([a], [b], [{ by, cost: 0 }], { how: "difference", ...(unit === undefined ? {} : { unit }) });
}
