import { z } from "zod";
import { declareParameters, type Parameters } from "../../question/parameters.ts";
import { MQPF_PARAMETERS } from "./mqpf/parameters.ts";
import type { MqpfOptions } from "./mqpf/weighing.ts";

/** Values of FUSION's parameters. */
export interface FusionOptions extends MqpfOptions {
  readonly thoroughness: "FAST" | "BALANCED" | "EXHAUSTIVE";
}

/** The parameters of FUSION: how far it goes on, and those of MQPF. */
export const FUSION_PARAMETERS: Parameters<FusionOptions> = declareParameters<FusionOptions>({
  option: "fusion",
  inputType: "FusionOptions",
  description: "Parameters of the strategy FUSION.",
  each: {
    thoroughness: {
      type: z.enum(["FAST", "BALANCED", "EXHAUSTIVE"]),
      default: "BALANCED",
      description: "How far the strategy FUSION goes if QUERY leaves something open.",
      ofQuestion: true,
      enumeration: {
        name: "Thoroughness",
        description: "How far FUSION goes to find an answer.",
        values: {
          FAST: "Asks QUERY only.",
          BALANCED:
            "Asks QUERY, then the strategies that may find what it leaves open, one after another, until one answers.",
          EXHAUSTIVE: "Asks all strategies, whatever QUERY finds, so that each can contradict the others.",
        },
      },
    },
    ...MQPF_PARAMETERS,
  },
});
