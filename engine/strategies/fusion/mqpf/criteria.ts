import type { PathScore } from "../../../evidence/trace.ts";
import { declareCriteria } from "../../criteria.ts";
import type { WeighedPath } from "./weighed-path.ts";

/** What MQPF weighs paths by, as the paths of a strategy show it. */
export const MQPF_CRITERIA = declareCriteria([
  {
    name: "QUALITY",
    description: "The overall quality of the path by MQPF, 0–10: its semantic, structural and outcome scores together.",
  },
  { name: "SEMANTIC_QUALITY", description: "How coherent and right the path is, 0–10: the mean of several samples." },
  {
    name: "STRUCTURAL_QUALITY",
    description: "How dense or short the path is, and how near to the question, 0–1.",
  },
  {
    name: "OUTCOME_QUALITY",
    description: "How good the path's answer is, scaled among the question's paths to a third of 0–10.",
  },
  { name: "WEIGHT", description: "What the path counts for in the answer; the weights of a question sum to 1." },
]);

type MqpfCriterion = (typeof MQPF_CRITERIA)[number]["name"];

/** Every number that a path was weighed by; those of dimensions that are left out are not among them. */
export function mqpfScores({ overall, semantic, structural, outcome, weight }: WeighedPath): readonly PathScore[] {
  const values: Readonly<Record<MqpfCriterion, readonly [value: number | undefined, max: number]>> = {
    QUALITY: [overall, 10],
    SEMANTIC_QUALITY: [semantic?.mean, 10],
    STRUCTURAL_QUALITY: [structural ?? undefined, 1],
    OUTCOME_QUALITY: [outcome?.scaled, 10 / 3],
    WEIGHT: [weight, 1],
  };
  return MQPF_CRITERIA.flatMap(({ name }) => {
    const [value, max] = values[name];
    return value === undefined ? [] : [{ criterion: name, value, min: 0, max }];
  });
}
