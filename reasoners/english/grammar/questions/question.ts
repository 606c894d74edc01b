import { isAuxiliary, WH } from "../../language/function-words.ts";
import { comparisons } from "../comparisons/comparison.ts";
import type { Grammar } from "../grammar.ts";
import { type FormParse } from "../parse.ts";
import { askedAtATime } from "./at-a-time.ts";
import { extraposed } from "./extraposed-clause.ts";
import { howQuestions } from "./how-tall.ts";
import { nounPhraseAlone } from "./identity.ts";
import { whInPlace } from "./in-situ.ts";
import { trimmed } from "./politeness.ts";
import { whQuestions } from "./question-word.ts";
import { wholePhrases } from "./whole-phrase.ts";
import { yesOrNo } from "./yes-no.ts";

/** All ways to read the words of a question, in no order. */
export function questions(grammar: Grammar): readonly FormParse[] {
  const { from, to } = trimmed(grammar);
  if (from >= to) return [];
  return [...asked(grammar, from, to), ...askedAtATime(grammar, from, to), ...wholePhrases(grammar, from, to)];
}

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
