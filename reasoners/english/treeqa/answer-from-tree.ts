import {
  answerFromTree,
  type AnswerFromTreeInput,
  type AnswerFromTreeOutput,
} from "../../../engine/strategies/treeqa/tasks/answer-from-tree.ts";

/**
 * What was computed from the whole question is its answer; otherwise the answer stands where the longest chain ends.
 */
function answer({ values, nodes, computed }: AnswerFromTreeInput): AnswerFromTreeOutput {
  if (computed) return { answers: values.map(({ id }) => id), reason: null };
  const parents = new Set(nodes.map(({ parent }) => parent));
  const last = nodes.filter(({ id }) => !parents.has(id)).at(-1)?.id;
  return { answers: values.filter(({ node }) => node === last).map(({ id }) => id), reason: null };
}

export const answerFromTreeHandler = { task: answerFromTree, run: answer } as const;
