import type { StrategyResult } from "../engine/trace/trace.ts";
import type { AskedQuestion } from "./asked-question.ts";

/** A strategy's result together with the question that it answers, so that the answer can tell its cost. */
export interface FoundAnswer extends StrategyResult {
  readonly asked: AskedQuestion;
}
