import type { Reasoner } from "../../engine/task.ts";
import { draftTree, type DraftedNode, type DraftTreeOutput } from "../../engine/strategies/treeqa/tasks/draft-tree.ts";
import { builtin } from "./knowledge.ts";

/** What a reasoner with wrong beliefs holds of a node, by its depth; null for nothing. */
export type Belief = (node: DraftedNode, depth: number) => string | null;

/**
 * A reasoner, as a rule the built-in one, with hypotheses put into what it drafts, and into what it builds anew where
 * `again`.
 */
export function believing(belief: Belief, again = false, reasoner = builtin): Reasoner {
  return {
    id: "believing",
    async run(task, input, context) {
      const reply = await reasoner.run(task, input, context);
      if (task.name !== draftTree.name) return reply;
      const isRebuild = (input as { readonly rebuild: unknown }).rebuild !== null;
      if (isRebuild && !again) return reply;
      const { trees } = reply as unknown as DraftTreeOutput;
      return {
        trees: trees.map(({ reading, nodes }) => ({
          reading,
          nodes: nodes.map((node) => ({ ...node, hypothesis: belief(node, depthOf(node, nodes)) })),
        })),
      } as never;
    },
  };
}

function depthOf({ parent }: DraftedNode, nodes: readonly DraftedNode[]): number {
  const above = nodes.find(({ id }) => id === parent);
  return above === undefined ? 1 : 1 + depthOf(above, nodes);
}
