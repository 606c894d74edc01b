import { queryStrategy } from "./query/strategy.ts";
import type { DescribedStrategy } from "./strategy.ts";
import { treeqaOfQuestion } from "./treeqa/tree-of-question.ts";

/** The strategies that every engine has. */
export const BUILT_IN_STRATEGIES: readonly DescribedStrategy[] = [
  {
    ...queryStrategy,
    description:
      "The question is turned into a query of the graph and executed; what the graph leaves open is looked up in documents. Exact, and needs no language model.",
  },
  {
    ...treeqaOfQuestion,
    description:
      "The question is taken apart into a logic tree of sub-questions; each is checked against graph and documents, and what is refuted is corrected. Slower than QUERY, and shows more: `logicTree`.",
  },
];
