import { together, type CostEstimate, type EstimatedWork } from "../../cost-estimate.ts";
import { mostPartsOf } from "../../question/most-parts.ts";
import type { Question } from "../../question/question.ts";
import { MOST_MEANINGS } from "./shared-names.ts";

/** Of a question that is read once, whatever it asks. */
const READ_ONCE = "analysis";

/**
 * An upper bound of what it costs to answer all that a question may ask: each part as a question of its own, and once
 * more for each meaning of a name that parts share. Nothing runs.
 * @param ofOne what a question costs that asks one thing
 */
export function estimateOfParts(ofOne: CostEstimate, { text }: Question): CostEstimate {
  const parts = mostPartsOf(text);
  if (parts === 1) return ofOne;
  const asked = parts * (1 + MOST_MEANINGS);
  const whole: EstimatedWork = { stages: 1, upstream: {} };
  return {
    ...ofOne,
    stages: [
      ...ofOne.stages.map((stage) => (stage.name === READ_ONCE ? stage : { ...stage, most: times(stage.most, asked) })),
      { name: "analysis.part", most: { stages: asked, upstream: {} } },
    ],
    most: together([whole, times(ofOne.most, asked), { stages: asked, upstream: {} }]),
  };
}

function times(work: EstimatedWork, count: number): EstimatedWork {
  return together(Array.from({ length: count }, () => work));
}
