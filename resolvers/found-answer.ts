import type { AskedQuestion } from "./asked-question.ts";
import type { Operation } from "./operation.ts";
import { shownResult, type ShownResult } from "./shown-result.ts";

/** A strategy's result together with the question that it answers, so that the answer can tell its cost. */
export interface FoundAnswer extends ShownResult {
  readonly asked: AskedQuestion;
}

/** What the question's strategy finds out, with ids that are good among all questions and strategies. */
export async function findAnswer(asked: AskedQuestion, { engine, get }: Operation): Promise<FoundAnswer> {
  const result = await get(asked, engine.stages.result(asked.question));
  return { ...(await shownResult(result, { question: asked.id, within: asked.id })), asked };
}
