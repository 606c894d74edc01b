import { z } from "zod";
import { calledOtherwise, type CalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { pathShown, type PathShown } from "../../../query/over-paths/shown-path.ts";
import { skyline, type Skyline } from "../../../question/skyline/skyline.ts";
import { defineTask } from "../../../task.ts";
import { fewOf } from "../../../text/said.ts";

export interface VerifyStepsInput {
  readonly question: string;
  /** The question as a statement, with a placeholder for what is asked for. */
  readonly statement: string;
  /**
   * DEDUCTIVE: does the last step follow, and does the statement follow with what the path leads to in the place of the
   * placeholder? ADEQUACY: does the path suffice to answer the question? That is `global`; `local` is not looked at.
   */
  readonly check: "DEDUCTIVE" | "ADEQUACY";
  readonly skyline: Skyline;
  /** Skylines of other ways to read the question, best first. */
  readonly otherSkylines: readonly Skyline[];
  /** What paths call otherwise than the question does. */
  readonly names: readonly CalledOtherwise[];
  /** Each with the last step that is judged. */
  readonly paths: readonly PathShown[];
}

export interface StepVerdict {
  /** Id of a path. */
  readonly path: string;
  /** Does its last step follow from those before it and from what is asked? */
  readonly local: "FOLLOWS" | "FAILS" | "UNKNOWN";
  /** Does the statement follow from the whole path? */
  readonly global: "FOLLOWS" | "FAILS" | "UNKNOWN";
}

export interface VerifyStepsOutput {
  /** A path that has none is unknown. */
  readonly verdicts: readonly StepVerdict[];
}

/** Unknown is not true; and a word in other letters is the same word. */
const follows: z.ZodType<StepVerdict["local"]> = z
  .string()
  .transform((word) => word.trim().toUpperCase())
  .pipe(z.enum(["FOLLOWS", "FAILS", "UNKNOWN"]));

/** Deductive verification (section 3.2) of all paths of a level together. */
export const verifySteps = defineTask<VerifyStepsInput, VerifyStepsOutput>({
  name: "verify-steps",
  version: 2,
  input: z.object({
    question: z.string(),
    statement: z.string(),
    check: z.enum(["DEDUCTIVE", "ADEQUACY"]),
    skyline,
    otherSkylines: z.array(skyline),
    names: z.array(calledOtherwise),
    paths: z.array(pathShown),
  }),
  output: z.object({ verdicts: fewOf(z.object({ path: z.string(), local: follows, global: follows }), 1_000) }),
});
