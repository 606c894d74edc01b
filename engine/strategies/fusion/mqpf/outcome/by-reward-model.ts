import type { RewardModel } from "../../../../sources/reward-model.ts";
import type { OutcomeScorer } from "./outcome-scorer.ts";

/** A reward model, which scores the paths as texts (section 3.1.3). */
export function outcomesByRewardModel(model: RewardModel): OutcomeScorer {
  return {
    name: "reward-model",
    id: `${model.id}-${model.version}`,
    score: (question, paths, context) =>
      model.score(
        question,
        paths.map(({ text }) => text),
        context,
      ),
  };
}
