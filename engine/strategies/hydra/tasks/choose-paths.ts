import { z } from "zod";
import { defineTask } from "../../../task.ts";
import { skyline, type Skyline } from "../../../question/skyline/skyline.ts";
import { fewOf } from "../../../text/said.ts";
import { calledOtherwise, type CalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { pathShown, type PathShown } from "../../../query/over-paths/shown-path.ts";

export interface ChoosePathsInput {
  readonly question: string;
  readonly subQuestions: readonly string[];
  readonly skyline: Skyline;
  /** Skylines of other ways to read the question, best first. */
  readonly otherSkylines: readonly Skyline[];
  /** What paths call otherwise than the question does. */
  readonly names: readonly CalledOtherwise[];
  /** Best first by their scores. Never empty. */
  readonly paths: readonly PathShown[];
  /** What the scores leave out, by the relations that it follows; empty where the paths are all there is to show. */
  readonly beyond: readonly PathGroup[];
  /** How many paths are neither among them nor in a group. */
  readonly unseen: number;
  /** How many are wanted at most, 1 or more. */
  readonly most: number;
}

/** Paths that follow the same relations in the same directions, told in short. */
export interface PathGroup {
  readonly id: string;
  /** In words, in the order in which they are followed, each once. */
  readonly relations: readonly string[];
  /** How many paths it holds. */
  readonly count: number;
  /** A few of them, in words as `PathShown` has them. */
  readonly samples: readonly string[];
}

export interface ChoosePathsOutput {
  /** Ids of paths, best first; empty when none leads to an answer. */
  readonly paths: readonly string[];
  /** Ids of groups whose paths are to be shown before anything is chosen; none when absent. */
  readonly groups?: readonly string[];
}

/**
 * The last step of pruning (section 3.3): of the paths that the scores leave, those that lead to the answer. What the
 * scores leave out is told by groups (ours), one of which may be asked for once.
 */
export const choosePaths = defineTask<ChoosePathsInput, ChoosePathsOutput>({
  name: "choose-paths",
  version: 2,
  input: z.object({
    question: z.string(),
    subQuestions: z.array(z.string()),
    skyline,
    otherSkylines: z.array(skyline),
    names: z.array(calledOtherwise),
    paths: z.array(pathShown).min(1),
    beyond: z.array(
      z.object({
        id: z.string(),
        relations: z.array(z.string()),
        count: z.number().int().min(1),
        samples: z.array(z.string()),
      }),
    ),
    unseen: z.number().int().nonnegative(),
    most: z.number().int().min(1),
  }),
  output: z.object({
    paths: fewOf(z.string(), 1_000),
    groups: fewOf(z.string(), 1_000).optional(),
  }) as unknown as z.ZodType<ChoosePathsOutput>,
});
