import { z } from "zod";
import { calledOtherwise, type CalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { pathShown, type PathShown } from "../../../query/over-paths/shown-path.ts";
import { skyline, type Skyline } from "../../../question/skyline/skyline.ts";
import { defineTask } from "../../../task.ts";
import { fewOf } from "../../../text/said.ts";

/** A step as a reasoner is shown it: the whole path with it, and the step by itself. */
export interface StepShown extends PathShown {
  /** The topic entity that the path begins at, by name. */
  readonly topic: string;
  /** The path before the step in words; the topic alone before the first. */
  readonly before: string;
  /** `Seattle Mariners – league → American League West`. */
  readonly step: string;
}

export interface ChooseStepsInput {
  readonly question: string;
  /** The question as a statement, with a placeholder for what is asked for. */
  readonly statement: string;
  /** Steps by which it may be answered, in words; empty where nothing was planned. */
  readonly plan: readonly string[];
  readonly skyline: Skyline;
  /** Skylines of other ways to read the question, best first. */
  readonly otherSkylines: readonly Skyline[];
  /** What paths call otherwise than the question does. */
  readonly names: readonly CalledOtherwise[];
  /** Steps of one path stand together, best first by their scores. Never empty. */
  readonly steps: readonly StepShown[];
  /** How many are wanted of each topic at most, 1 or more. */
  readonly most: number;
}

export interface ChooseStepsOutput {
  /** Ids of steps, best first; empty when none leads on to an answer. */
  readonly steps: readonly string[];
}

/** Beam search (section 3.2): the best next steps of all open paths together. */
export const chooseSteps = defineTask<ChooseStepsInput, ChooseStepsOutput>({
  name: "choose-steps",
  version: 2,
  input: z.object({
    question: z.string(),
    statement: z.string(),
    plan: z.array(z.string()),
    skyline,
    otherSkylines: z.array(skyline),
    names: z.array(calledOtherwise),
    steps: z
      .array(z.intersection(pathShown, z.object({ topic: z.string(), before: z.string(), step: z.string() })))
      .min(1),
    most: z.number().int().min(1),
  }),
  output: z.object({ steps: fewOf(z.string(), 1_000) }),
});
