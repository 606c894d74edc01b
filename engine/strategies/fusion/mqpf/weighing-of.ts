import type { Json } from "../../../json.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import { outcomesByReasoner } from "./outcome/by-reasoner.ts";
import { outcomesByRewardModel } from "./outcome/by-reward-model.ts";
import { MQPF_TASKS } from "./tasks/tasks.ts";
import type { MqpfOptions, Weighing } from "./weighing.ts";

/** What paths are weighed by where an engine has these parts: its reward model scores outcomes, else its reasoner. */
export function weighingOf(
  { reasoner, embedder, rewardModel }: Pick<InvestigationParts, "reasoner" | "embedder" | "rewardModel">,
  options: MqpfOptions,
): Weighing {
  const outcome = rewardModel === undefined ? outcomesByReasoner(reasoner) : outcomesByRewardModel(rewardModel);
  return { reasoner, embedder, outcome, options };
}

/** All that weights depend on beside the question and its paths, as inputs of a stage. */
export function inputsOfWeighing({ reasoner, embedder, outcome, options }: Weighing): Json {
  return {
    reasoner: reasoner.id,
    ...(embedder === undefined ? {} : { embedder: embedder.id }),
    ...(outcome === undefined ? {} : { outcome: outcome.id }),
    options: { ...options },
    tasks: MQPF_TASKS.map(({ version }) => version),
  };
}
