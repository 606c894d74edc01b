import { z } from "zod";
import { defineTask } from "../../../task.ts";
import { skyline, type Skyline } from "../../../question/skyline/skyline.ts";
import { maybeSaid } from "../../../text/said.ts";
import { calledOtherwise, type CalledOtherwise } from "../../../query/over-paths/called-otherwise.ts";
import { steering, type Steering } from "./steering.ts";

export interface AskFurtherInput {
  readonly question: string;
  readonly subQuestions: readonly string[];
  readonly skyline: Skyline;
  /** Skylines of other ways to read the question, best first. */
  readonly otherSkylines: readonly Skyline[];
  /** What the question names, as the graphs call it where they call it otherwise. None when absent. */
  readonly names?: readonly CalledOtherwise[] | undefined;
  /** What the paths of the phase before say, as facts. */
  readonly facts: readonly string[];
  /** Paths that were found, best first, whether they were judged or not. None when absent. */
  readonly found?: readonly string[] | undefined;
  /** Why they do not answer. */
  readonly reason: string | null;
  /** What was read in texts and did not hold, each with why. */
  readonly rejected: readonly string[];
}

export interface AskFurtherOutput {
  /** What is searched for next, as a question: q_new. Null when there is nothing else to look for. */
  readonly question: string | null;
  /** I_new; null to go on along the old one. */
  readonly skyline: Steering | null;
}

/** The follow-up question of the refined phase (section 3.2), with the chain that is searched along. */
export const askFurther = defineTask<AskFurtherInput, AskFurtherOutput>({
  name: "ask-further",
  version: 4,
  input: z.object({
    question: z.string(),
    subQuestions: z.array(z.string()),
    skyline,
    otherSkylines: z.array(skyline),
    names: z.array(calledOtherwise).optional(),
    facts: z.array(z.string()),
    found: z.array(z.string()).optional(),
    reason: z.string().nullable(),
    rejected: z.array(z.string()),
  }),
  output: z.object({
    question: maybeSaid,
    skyline: steering.nullish().transform((found) => found ?? null),
  }),
});
