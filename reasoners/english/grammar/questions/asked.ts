import { isAuxiliary, WH } from "../../language/function-words.ts";
import { comparisons } from "../comparisons/comparison.ts";
import { differences } from "../differences/difference.ts";
import type { Grammar, Rule } from "../grammar.ts";
import type { FormParse } from "../parse.ts";
import { allOfPlural } from "./all-of-a-kind.ts";
import { extraposed } from "./extraposed-clause.ts";
import { howQuestions } from "./how-tall.ts";
import { nounPhraseAlone } from "./identity.ts";
import { whInPlace } from "./in-situ.ts";
import { numbersHad } from "../totals/numbers-had.ts";
import { numbersOfWhose } from "./numbers-of-whose.ts";
import { mostOfAKind } from "./most-of-a-kind.ts";
import { whQuestions } from "./question-word.ts";
import { sharesOfAll } from "./share-of-all.ts";
import { yesOrNo } from "./yes-no.ts";

/** The rules of questions, by name. Each says in its file what it reads. */
export const QUESTION_RULES = {
  "extraposed clause": extraposed,
  "question word": whQuestions,
  "how many, how tall": howQuestions,
  comparison: comparisons,
  difference: differences,
  "most of a kind": mostOfAKind,
  "numbers of what one has": numbersHad,
  "numbers of whose": numbersOfWhose,
  "share of all": sharesOfAll,
  "yes or no": yesOrNo,
  "question word in its place": whInPlace,
  "noun phrase alone": alone,
} satisfies Readonly<Record<string, Rule<readonly FormParse[]>>>;

/** All ways to read words as a question, a time at its end aside. */
export function asked(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  return Object.values(QUESTION_RULES).flatMap((rule): readonly FormParse[] => rule(grammar, from, to));
}

function alone(grammar: Grammar, from: number, to: number): readonly FormParse[] {
  const first = grammar.words[from]?.lower ?? "";
  return WH.has(first) || isAuxiliary(first)
    ? []
    : [...nounPhraseAlone(grammar, from, to), ...allOfPlural(grammar, from, to)];
}
