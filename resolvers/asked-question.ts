import type { Budget } from "../engine/investigation/budget.ts";
import type { Question } from "../engine/question/question.ts";

/** A question as one field of an operation asks it: what it is, and what may be spent on it. */
export interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly question: Question;
  readonly budget: Budget | undefined;
}

export function askedQuestion(question: Question, budget?: Budget): AskedQuestion {
  return { id: question.id, text: question.text, question, budget };
}
