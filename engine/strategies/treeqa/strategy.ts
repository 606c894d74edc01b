import { MAX_AGE_MS } from "../../query/stages.ts";
import type { Strategy } from "../strategy.ts";
import { estimateTree } from "./estimate.ts";
import { logicTreeStage, treeInputs } from "./golden.ts";
import { DEFAULT_TREE_OPTIONS, type TreeOptions } from "./options.ts";
import { answerFrom } from "./result.ts";
import { answerFromTree } from "./tasks/answer-from-tree.ts";

/** TreeQA (methods §2): a logic tree that is checked against the sources and corrects itself; the answer comes from what is left. */
export const treeqaStrategy: Strategy = treeqaWith(DEFAULT_TREE_OPTIONS);

/** The same with other parameters. */
export function treeqaWith(options: TreeOptions): Strategy {
  return {
    name: "TREEQA",
    estimate: (question, parts) => estimateTree(question, parts, options),
    result: (question, parts) => ({
      name: "treeqa.result",
      version: 1,
      inputs: { tree: treeInputs(question, parts, options), task: answerFromTree.version },
      maxAgeMs: MAX_AGE_MS,
      async compute(context) {
        const tree = await context.get(logicTreeStage(question, parts, options));
        return answerFrom(tree, question, parts, context);
      },
    }),
  };
}
