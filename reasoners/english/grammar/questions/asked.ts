import { isAuxiliary, WH } from "../../language/function-words.ts";
import { comparisons } from "../comparisons/comparison.ts";
import type { Grammar } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { extraposed } from "./extraposed-clause.ts";
import { howQuestions } from "./how-tall.ts";
import { nounPhraseAlone } from "./identity.ts";
import { whInPlace } from "./in-situ.ts";
import { whQuestions } from "./question-word.ts";
import { yesOrNo } from "./yes-no.ts";

/** All ways to read words as a question, a time at its end aside. */
export function asked(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = grammar.words[from]?.lower ?? "";
  return [
    ...extraposed(grammar, from, to),
    ...whQuestions(grammar, from, to),
    ...howQuestions(grammar, from, to),
    ...comparisons(grammar, from, to),
    ...yesOrNo(grammar, from, to),
    ...whInPlace(grammar, from, to),
    ...(WH.has(first) || isAuxiliary(first) ? [] : nounPhraseAlone(grammar, from, to)),
  ];
}
