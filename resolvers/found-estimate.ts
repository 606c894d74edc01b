import type { Engine } from "../engine/engine.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { shownEstimate } from "./shown-cost.ts";

/** What a question's answer costs, with an id that is good among those of all questions. */
export function findEstimate({ id, question }: AskedQuestion, engine: Engine) {
  return shownEstimate(engine.estimate(question), id);
}
