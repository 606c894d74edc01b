import type { AnswerForms } from "../normalise/answer-forms.ts";
import { matchAnswers } from "./matching.ts";
import type { AnswerScore } from "./question-score.ts";

const RIGHT: AnswerScore = { hits1: 1, hitsAny: 1, precision: 1, recall: 1, f1: 1, exactSet: 1 };
const WRONG: AnswerScore = { hits1: 0, hitsAny: 0, precision: 0, recall: 0, f1: 0, exactSet: 0 };

/**
 * Scores a set of answers against the gold set, each 0–1. With m the number of one-to-one matches,
 * `precision = m/|answers|`, `recall = m/|gold|`, `f1 = 2m/(|answers|+|gold|)` (per question, as in WebQSP and QALD).
 * An empty gold set is answered rightly by no answer, and by nothing else. A failed question must not be given here as
 * an empty answer: it is wrong even then (`wrongAnswer`).
 */
export function scoreAnswer(answers: readonly AnswerForms[], gold: readonly AnswerForms[]): AnswerScore {
  if (gold.length === 0) return answers.length === 0 ? RIGHT : WRONG;
  if (answers.length === 0) return WRONG;
  const { hits, pairs: matched } = matchAnswers(answers, gold);
  return {
    hits1: Number(hits[0] === true),
    hitsAny: Number(hits.includes(true)),
    precision: matched / answers.length,
    recall: matched / gold.length,
    f1: (2 * matched) / (answers.length + gold.length),
    exactSet: Number(matched === answers.length && matched === gold.length),
  };
}

/** The score of a question that failed. */
export function wrongAnswer(): AnswerScore {
  return WRONG;
}
