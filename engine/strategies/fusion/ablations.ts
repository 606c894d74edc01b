import type { StrategyAblation } from "../strategy.ts";
import { MQPF_ABLATIONS } from "./mqpf/ablations.ts";
import type { FusionOptions } from "./parameters.ts";

/** Paths of several strategies are there to be weighed where all are asked. */
const weighing = MQPF_ABLATIONS.map(({ variants, ...ablation }): StrategyAblation<FusionOptions> => ({
  ...ablation,
  asItIs: "balanced",
  variants: [{ name: ablation.asItIs ?? "full", parameters: {} }, ...variants].map(({ name, parameters }) => ({
    name: `exhaustive, ${name}`,
    parameters: { thoroughness: "EXHAUSTIVE", ...parameters },
  })),
}));

/** What FUSION is measured without. */
export const FUSION_ABLATIONS: readonly StrategyAblation<FusionOptions>[] = [
  {
    name: "thoroughness",
    about: "QUERY alone, what it suggests, or all strategies",
    asItIs: "balanced",
    variants: [
      { name: "fast", parameters: { thoroughness: "FAST" } },
      { name: "exhaustive", parameters: { thoroughness: "EXHAUSTIVE" } },
    ],
  },
  ...weighing,
];
