import {
  judgePaths,
  type JudgePathsInput,
  type JudgePathsOutput,
} from "../../../engine/strategies/hydra/tasks/judge-paths.ts";

/** What was computed over the paths is their answer, and nothing else is: there is no knowledge of its own. */
function judge({ computed, obstacle }: JudgePathsInput): JudgePathsOutput {
  return computed === null
    ? { verdict: "NO", answers: [], reason: obstacle, ownAnswers: [] }
    : { verdict: "YES", answers: computed, reason: null, ownAnswers: [] };
}

export const judgePathsHandler = { task: judgePaths, run: judge } as const;
