import {
  draftTree,
  type DraftedNode,
  type DraftTreeInput,
  type DraftTreeOutput,
  type PartSaid,
} from "../../../engine/strategies/treeqa/tasks/draft-tree.ts";

/**
 * A tree for each way to understand the question: one node for each of its parts, under the part that it comes after.
 * There are no hypotheses, since there is no knowledge to draw them from.
 */
function draft({ readings, rebuild }: DraftTreeInput): DraftTreeOutput {
  if (rebuild !== null) return { trees: [{ reading: rebuild.reading, nodes: rebuild.parts.map(nodeFor) }] };
  return {
    trees: readings
      .filter(({ parts }) => parts.length > 0)
      .map(({ id, parts }) => ({ reading: id, nodes: parts.map(nodeFor) })),
  };
}

function nodeFor({ id, question, under }: PartSaid): DraftedNode {
  return { id, parent: under, question, hypothesis: null, part: id, needs: [], entities: [] };
}

export const draftTreeHandler = { task: draftTree, run: draft } as const;
