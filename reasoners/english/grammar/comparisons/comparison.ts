import type { Grammar, Rule } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { beforeQuestions } from "./before-or-after.ts";
import { choices } from "./choice.ts";
import { thanQuestions } from "./more-than.ts";
import { oneOfList } from "./one-of-list.ts";
import { sameQuestions } from "./same-or-different.ts";
import { valuesOfTwo } from "./values-of-two.ts";

/** The rules of comparisons, by name. Each says in its file what it reads. */
export const COMPARISON_RULES = {
  "one of two": choices,
  "one of a list": oneOfList,
  "more than": thanQuestions,
  "values of two": valuesOfTwo,
  "before or after": beforeQuestions,
  "same or different": sameQuestions,
} satisfies Readonly<Record<string, Rule<readonly FormParse[]>>>;

/** All ways to read words as a comparison of things that are named. */
export function comparisons(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return Object.values(COMPARISON_RULES).flatMap((rule): readonly FormParse[] => rule(grammar, from, to));
}
