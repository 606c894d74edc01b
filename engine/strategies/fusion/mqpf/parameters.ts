import { z } from "zod";
import type { Parameters } from "../../../question/parameters.ts";
import type { MqpfOptions } from "./weighing.ts";

/**
 * The parameters of MQPF with the paper's values (section 4.1.4), as a strategy that weighs paths declares them among
 * its own.
 */
export const MQPF_PARAMETERS: Parameters<MqpfOptions>["each"] = {
  eta: {
    type: z.number().min(0).max(1),
    default: 1e-4,
    description: "η: how fast the structural score of a text falls with its length in words.",
  },
  threshold: {
    type: z.number().min(0).max(10),
    default: 2,
    description: "θ: paths whose overall score is below are left out; where all are, the best is kept.",
  },
  temperature: {
    type: z.number().min(0.01).max(100),
    default: 1,
    description: "T: the lower, the more a better path outweighs the others.",
  },
  samples: {
    type: z.int().min(1).max(3),
    default: 3,
    description: "How often a model scores the paths; once more where it disagrees with itself.",
  },
  chains: {
    type: z.int().min(0).max(8),
    default: 4,
    description: "Chains of thought that a model is asked for, at most; they are the model's own, and no evidence.",
  },
  without: {
    type: z.enum(["NONE", "SEMANTIC", "STRUCTURAL", "OUTCOME", "ALL"]),
    default: "NONE",
    description: "What paths are not scored by.",
    enumeration: {
      name: "MqpfDimension",
      description: "What the quality of paths can be weighed without.",
      values: {
        NONE: "All three dimensions count.",
        SEMANTIC: "How coherent and right they are does not count: an ablation.",
        STRUCTURAL: "How dense, short and near to the question they are does not count: an ablation.",
        OUTCOME: "How good their answers are does not count: an ablation.",
        ALL: "Nothing is scored, and all paths weigh the same: the baseline without weights.",
      },
    },
  },
};

/** The paper's values. */
export const DEFAULT_MQPF_OPTIONS: MqpfOptions = {
  eta: MQPF_PARAMETERS.eta.default,
  threshold: MQPF_PARAMETERS.threshold.default,
  temperature: MQPF_PARAMETERS.temperature.default,
  samples: MQPF_PARAMETERS.samples.default,
  chains: MQPF_PARAMETERS.chains.default,
  without: MQPF_PARAMETERS.without.default,
};
