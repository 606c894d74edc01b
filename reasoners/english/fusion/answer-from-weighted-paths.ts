import { notOutweighed } from "../../../engine/strategies/fusion/mqpf/alternatives.ts";
import {
  answerFromWeightedPaths,
  type AnswerFromWeightedPathsInput,
  type AnswerFromWeightedPathsOutput,
} from "../../../engine/strategies/fusion/mqpf/tasks/answer-from-weighted-paths.ts";

/** The weights decide: what nothing outweighs is the answer, or the conflict. */
function answer({ alternatives }: AnswerFromWeightedPathsInput): AnswerFromWeightedPathsOutput {
  return { answers: notOutweighed(alternatives).map(({ id }) => id), reason: null };
}

export const answerFromWeightedPathsHandler = { task: answerFromWeightedPaths, run: answer } as const;
