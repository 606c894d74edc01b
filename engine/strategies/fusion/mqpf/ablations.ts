import type { StrategyAblation } from "../../strategy.ts";
import type { MqpfOptions } from "./weighing.ts";

/** What MQPF is measured without, and its curves, each with the paper's own table or figure of it. */
export const MQPF_ABLATIONS: readonly StrategyAblation<MqpfOptions>[] = [
  {
    name: "dimensions",
    about: "paths weighed without one of the three dimensions (MQPF, table 3)",
    asItIs: "all three",
    variants: [
      { name: "no semantic score", parameters: { without: "SEMANTIC" } },
      { name: "no structural score", parameters: { without: "STRUCTURAL" } },
      { name: "no outcome score", parameters: { without: "OUTCOME" } },
    ],
  },
  {
    name: "weights",
    about: "all paths, none of them scored, with equal weights (MQPF, table 2)",
    asItIs: "weighed",
    variants: [{ name: "unweighted", parameters: { without: "ALL" } }],
  },
  {
    name: "eta",
    about: "how fast a text's score falls with its length (MQPF, figure 4)",
    asItIs: "η = 0.0001",
    variants: [0.1, 0.01, 0.001, 0.00001].map((eta) => ({
      name: `η = ${eta}`,
      parameters: { eta },
    })),
  },
  {
    name: "threshold",
    about: "below which score paths are left out (MQPF, figure 5)",
    asItIs: "θ = 2",
    variants: [0, 1, 3, 4, 5].map((threshold) => ({ name: `θ = ${threshold}`, parameters: { threshold } })),
  },
];
