import { politeOpening } from "../grammar/questions/politeness.ts";
import { FILLERS, isFunctionWord, MARKS } from "../language/function-words.ts";
import { isPlural } from "../language/word-forms.ts";
import type { Word } from "../language/words.ts";
import { demand, lowerAt, type Demand, type Said } from "./demand.ts";

/** Nouns longer than this say more than a kind. */
const MOST_WORDS = 3;

/** "Which bakers are singers": the second noun narrows the first one, and is no end of a relation. */
export function kinds(said: Said, at: number): Demand | undefined {
  const { words } = said;
  const copula = FILLERS.has(lowerAt(said, at - 1)) ? at - 2 : at - 1;
  if (lowerAt(said, copula) !== "are" && lowerAt(said, copula) !== "were") return undefined;
  const end = MARKS.has(words.at(-1)?.lower ?? "") ? words.length - 1 : words.length;
  return isPluralNoun(words.slice(nounStart(said), copula)) && isPluralNoun(words.slice(at, end))
    ? demand(at, end - at, "kind", ({ kind }) => kind === "intersect")
    : undefined;
}

/** Behind "which", "what" or "how many". */
function nounStart({ words, start }: Said): number {
  const from = start + politeOpening(words, start);
  return words[from]?.lower === "how" && words[from + 1]?.lower === "many" ? from + 2 : from + 1;
}

function isPluralNoun(words: readonly Word[]): boolean {
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.every(({ text, lower }) => text === lower && !isFunctionWord(lower)) &&
    isPlural(words.at(-1)?.lower ?? "")
  );
}
