import type { StrategyAblation } from "../strategy.ts";
import type { TreeOptions } from "./parameters.ts";

/** What TreeQA is measured without, each with the paper's own table of it. */
export const TREE_ABLATIONS: readonly StrategyAblation<TreeOptions>[] = [
  {
    name: "depth",
    about: "levels of the logic tree",
    variants: [1, 2, 3].map((maxDepth) => ({ name: `depth ${maxDepth}`, parameters: { maxDepth } })),
  },
  {
    name: "refinement",
    about: "rebuilding below a corrected node, a second retrieval, and other readings (TreeQA, table 4)",
    variants: [
      { name: "no rebuilding", parameters: { maxRebuilds: 0 } },
      { name: "one retrieval", parameters: { maxRetrievals: 1 } },
      { name: "one reading", parameters: { maxDrafts: 1 } },
      { name: "none of these", parameters: { maxRebuilds: 0, maxRetrievals: 1, maxDrafts: 1 } },
    ],
  },
  {
    name: "traversal",
    about: "a level of the tree at once, or a node after the other (TreeQA, table 5)",
    asItIs: "parallel",
    variants: [{ name: "serial", parameters: { traversal: "SERIAL" } }],
  },
  {
    name: "retriever",
    about: "relations chosen by the reasoner, or by likeness of vectors (TreeQA, figure 5)",
    asItIs: "reasoner",
    variants: [{ name: "dense", parameters: { relationLinking: "DENSE" } }],
  },
];
