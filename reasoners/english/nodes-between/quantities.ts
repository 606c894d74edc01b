import lists from "../language/data/node-words.json" with { type: "json" };
import { numberOf } from "../grammar/value.ts";
import { DETERMINERS } from "../language/function-words.ts";
import { phraseList, wordSet } from "../language/word-set.ts";
import type { Word } from "../language/words.ts";
import { lowerOf, type Token } from "./tokens.ts";

/** How many are asked for: at least so many, or the most; and where that stands among the tokens, end exclusive. */
export type Quantity = {
  readonly from: number;
  readonly to: number;
  /** The noun behind it, by how many words it may have: at least one; empty where nodes themselves are counted. */
  readonly nouns: readonly (readonly Word[])[];
} & ({ readonly operator: ">=" | ">" | "="; readonly number: number } | { readonly operator: "most" });

/** Without articles. */
const MOST_OFTEN = phraseList(lists.mostOften.map(withoutArticles));
const TIMES = wordSet(lists.times);
const DIFFERENT = wordSet(lists.different);
const MOST_WORDS_OF_A_NOUN = 3;

/** What a question counts: "at least two tools", "more than once", "two or more times", "the most tools". */
export function quantityIn(tokens: readonly Token[], begin: number): Quantity | undefined {
  for (let from = begin; from < tokens.length; from += 1) {
    const bound = boundAt(tokens, from) ?? mostAt(tokens, from);
    if (bound !== undefined) return bound;
  }
  return undefined;
}

const BOUNDS: readonly (readonly [words: readonly string[], operator: ">=" | ">" | "="])[] = [
  [["at", "least"], ">="],
  [["no", "fewer", "than"], ">="],
  [["no", "less", "than"], ">="],
  [["more", "than"], ">"],
  [["exactly"], "="],
  [["precisely"], "="],
];

function boundAt(tokens: readonly Token[], from: number): Quantity | undefined {
  for (const [words, operator] of BOUNDS) {
    if (!words.every((lower, at) => lowerOf(tokens[from + at]) === lower)) continue;
    const at = from + words.length;
    const often = timesOf(lowerOf(tokens[at]));
    if (often !== undefined) return { from, to: at + 1, nouns: [], operator, number: often };
    const number = countAt(tokens, at);
    return number === undefined ? undefined : { from, operator, number, ...nounsAt(tokens, at + 1) };
  }
  return openAt(tokens, from);
}

/** "Two or more tools", "two times or more". */
function openAt(tokens: readonly Token[], from: number): Quantity | undefined {
  const often = timesOf(lowerOf(tokens[from]));
  const number = often ?? countAt(tokens, from);
  if (number === undefined) return undefined;
  const isOften = often !== undefined || TIMES.has(lowerOf(tokens[from + 1]));
  const or = from + (isOften && often === undefined ? 2 : 1);
  if (lowerOf(tokens[or]) !== "or" || lowerOf(tokens[or + 1]) !== "more") return undefined;
  const to = or + 2;
  return isOften
    ? { from, to, nouns: [], operator: ">=", number }
    : { from, operator: ">=", number, ...nounsAt(tokens, to) };
}

function mostAt(tokens: readonly Token[], from: number): Quantity | undefined {
  for (const phrase of MOST_OFTEN)
    if (phrase.every((lower, at) => lowerOf(tokens[from + at]) === lower))
      return { from, to: from + phrase.length, nouns: [], operator: "most" };
  if (lowerOf(tokens[from]) !== "most") return undefined;
  const next = lowerOf(tokens[from + 1]);
  if (next === "") return { from, to: from + 1, nouns: [], operator: "most" };
  return { from, operator: "most", ...nounsAt(tokens, from + 1) };
}

function timesOf(lower: string): number | undefined {
  return lower === "once" ? 1 : lower === "twice" ? 2 : undefined;
}

/** A whole number from 1 on, in figures or words. */
function countAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (lowerOf(token) === "one") return 1;
  const value = token !== undefined && "word" in token ? numberOf([token.word]) : undefined;
  return value?.type === "number" && Number.isInteger(value.number) && value.number > 0 ? value.number : undefined;
}

/** "Times", or a noun of up to three words; "of the tools" as well. */
function nounsAt(tokens: readonly Token[], begin: number): Pick<Quantity, "to" | "nouns"> {
  const isOf = lowerOf(tokens[begin]) === "of" || DIFFERENT.has(lowerOf(tokens[begin]));
  const from = isOf ? begin + 1 : begin;
  if (TIMES.has(lowerOf(tokens[from]))) return { to: from + 1, nouns: [] };
  const nouns: Word[][] = [];
  for (const token of tokens.slice(from, from + MOST_WORDS_OF_A_NOUN)) {
    if (!("word" in token)) break;
    nouns.push([...(nouns.at(-1) ?? []), token.word]);
  }
  return { to: from, nouns };
}

function withoutArticles(phrase: string): string {
  const words = phrase.split(" ");
  return words.filter((lower) => !DETERMINERS.has(lower)).join(" ");
}
