import type { AttendOptions } from "../engine/investigation/lease.ts";
import type { StrategyName } from "../engine/evidence/trace.ts";
import type { Question } from "../engine/question/question.ts";

/** What may be spent on a question, and how old what is used may be. */
export type Terms = Pick<AttendOptions, "budget" | "maxAgeMs">;

/** A question as one field of an operation asks it: what it is, and on what terms. */
export interface AskedQuestion {
  readonly id: string;
  readonly text: string;
  readonly strategy: StrategyName;
  readonly question: Question;
  readonly terms: Terms;
}

export function askedQuestion(question: Question, terms: Terms = {}): AskedQuestion {
  const { id, text, strategy } = question;
  return { id, text, strategy, question, terms };
}
