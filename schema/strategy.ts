import { registerEnumType } from "type-graphql";
import type { StrategyName } from "../engine/trace/trace.ts";

export const Strategy = { QUERY: "QUERY", TREEQA: "TREEQA" } as const satisfies Record<StrategyName, StrategyName>;

registerEnumType(Strategy, {
  name: "Strategy",
  description: "How the answer is looked for.",
  valuesConfig: {
    QUERY: {
      description:
        "The question is turned into a query of the graph and executed; what the graph leaves open is looked up in documents. Exact, and needs no language model.",
    },
    TREEQA: {
      description:
        "The question is taken apart into a logic tree of sub-questions; each is checked against graph and documents, and what is refuted is corrected. Slower than QUERY, and shows more: `logicTree`.",
    },
  },
});
