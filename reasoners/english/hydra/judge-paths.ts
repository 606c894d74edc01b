import {
  judgePaths,
  type JudgePathsInput,
  type JudgePathsOutput,
} from "../../../engine/query/over-paths/judge-paths.ts";

/**
 * What was computed over the paths is their answer, and nothing else is: there is no knowledge of its own. Which of
 * several sides is right is weighed by who says so.
 */
function judge({ computed, obstacle }: JudgePathsInput): JudgePathsOutput {
  return computed.length === 0
    ? { verdict: "NO", answers: [], reason: obstacle, ownAnswers: [] }
    : {
        verdict: "YES",
        answers: [...new Set(computed.flatMap(({ values }) => values))],
        reason: null,
        ownAnswers: [],
      };
}

export const judgePathsHandler = { task: judgePaths, run: judge } as const;
