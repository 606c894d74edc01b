import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { beforeQuestions } from "./before-or-after.ts";
import { choices } from "./choice.ts";
import { thanQuestions } from "./more-than.ts";
import { oneOfList } from "./one-of-list.ts";
import { sameQuestions } from "./same-or-different.ts";

/** "Which is larger, A or B?", "Is A older than B?", "Are A and B from the same country?" */
export function comparisons(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return [
    ...choices(grammar, from, to),
    ...oneOfList(grammar, from, to),
    ...thanQuestions(grammar, from, to),
    ...beforeQuestions(grammar, from, to),
    ...sameQuestions(grammar, from, to),
  ];
}
