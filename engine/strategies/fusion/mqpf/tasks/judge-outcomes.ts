import { z } from "zod";
import { defineTask } from "../../../../task.ts";
import { pathToScore, score, type PathToScore } from "./path-to-score.ts";

export interface JudgeOutcomesInput {
  readonly question: string;
  readonly paths: readonly PathToScore[];
}

export interface JudgeOutcomesOutput {
  /** Of each path one at most, 0–10. */
  readonly scores: readonly { readonly path: string; readonly outcome: number }[];
}

/**
 * The outcome scores (section 3.1.3) of all paths of a question, where a reasoner stands in for a reward model and
 * semantic scores are not asked for: how good is what each path leads to as an answer?
 */
export const judgeOutcomes = defineTask<JudgeOutcomesInput, JudgeOutcomesOutput>({
  name: "judge-outcomes",
  version: 1,
  input: z.object({ question: z.string(), paths: z.array(pathToScore) }),
  output: z.object({ scores: z.array(z.object({ path: z.string(), outcome: score })) }),
});
