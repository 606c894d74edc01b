import { z } from "zod";
import { defineTask } from "../../../task.ts";
import { skyline, type Skyline } from "../../../question/skyline/skyline.ts";
import { fewOf } from "../../../text/said.ts";
import { pathShown, type PathShown } from "../../../query/over-paths/shown-path.ts";

export interface ChoosePathsInput {
  readonly question: string;
  readonly subQuestions: readonly string[];
  readonly skyline: Skyline;
  /** Skylines of other ways to read the question, best first. */
  readonly otherSkylines: readonly Skyline[];
  /** Best first by their scores. Never empty. */
  readonly paths: readonly PathShown[];
  /** How many are wanted at most, 1 or more. */
  readonly most: number;
}

export interface ChoosePathsOutput {
  /** Ids of paths, best first; empty when none leads to an answer. */
  readonly paths: readonly string[];
}

/** The last step of pruning (section 3.3): of the paths that the scores leave, those that lead to the answer. */
export const choosePaths = defineTask<ChoosePathsInput, ChoosePathsOutput>({
  name: "choose-paths",
  version: 1,
  input: z.object({
    question: z.string(),
    subQuestions: z.array(z.string()),
    skyline,
    otherSkylines: z.array(skyline),
    paths: z.array(pathShown).min(1),
    most: z.number().int().min(1),
  }),
  output: z.object({ paths: fewOf(z.string(), 1_000) }),
});
