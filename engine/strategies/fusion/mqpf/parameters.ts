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
    description: "η: how fast the structural score of a text decreases with its length in words.",
  },
  threshold: {
    type: z.number().min(0).max(10),
    default: 2,
    description: "θ: paths with a lower overall score are left out. If all are lower, the best is kept.",
  },
  temperature: {
    type: z.number().min(0.01).max(100),
    default: 1,
    description: "T: the temperature of the weights. The lower it is, the more a better path outweighs the others.",
  },
  samples: {
    type: z.int().min(1).max(3),
    default: 3,
    description: "How often a model scores the paths. It scores them once more if its scores differ.",
  },
  chains: {
    type: z.int().min(0).max(8),
    default: 4,
    description: "Most chains of thought that a model is asked for. They are the model's own, and no evidence.",
  },
  without: {
    type: z.enum(["NONE", "SEMANTIC", "STRUCTURAL", "OUTCOME", "ALL"]),
    default: "NONE",
    description: "A dimension of quality that is left out.",
    enumeration: {
      name: "MqpfDimension",
      description: "The dimension of quality that is left out.",
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
