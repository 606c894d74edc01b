import type { StrategyAblation } from "../strategy.ts";
import type { HydraOptions } from "./parameters.ts";

/** What Hydra is measured without, each with the paper's own table or figure of it. */
export const HYDRA_ABLATIONS: readonly StrategyAblation<HydraOptions>[] = [
  {
    name: "depth",
    about: "hops from a topic entity, at most (Hydra, figure 5)",
    variants: [1, 2, 4].map((maxDepth) => ({ name: `depth ${maxDepth}`, parameters: { maxDepth } })),
  },
  {
    name: "sources",
    about: "each kind of source, and each pair, left out (Hydra, table 3)",
    variants: [
      { name: "no graphs", parameters: { searchGraphs: false } },
      { name: "no documents", parameters: { searchDocuments: false } },
      { name: "no web", parameters: { searchWeb: false } },
      { name: "graphs alone", parameters: { searchDocuments: false, searchWeb: false } },
      { name: "documents alone", parameters: { searchGraphs: false, searchWeb: false } },
      { name: "web alone", parameters: { searchGraphs: false, searchDocuments: false } },
    ],
  },
  {
    name: "pruning",
    about: "paths pruned by relevance alone (Hydra, table 6)",
    asItIs: "cross-source",
    variants: [{ name: "relevance alone", parameters: { pruning: "RELEVANCE" } }],
  },
  {
    name: "selector",
    about: "all sources that are available searched at once (Hydra, table 5)",
    asItIs: "selected",
    variants: [{ name: "all sources", parameters: { selectSources: false } }],
  },
  {
    name: "refinement",
    about: "paths judged as they are, not summarised (Hydra, table 4)",
    asItIs: "refined",
    variants: [{ name: "as they are", parameters: { refinePaths: false } }],
  },
];
