import { z } from "zod";
import { defineTask } from "../../../task.ts";

/** Answers that exclude each other, each with what was read for it. */
export interface CompareAnswersInput {
  readonly question: string;
  readonly answers: readonly {
    readonly id: string;
    readonly answer: string;
    /** Its paths, as they are shown. */
    readonly paths: readonly string[];
    /** The sentences that they rest on, each with its title. */
    readonly sentences: readonly string[];
  }[];
}

export interface CompareAnswersOutput {
  /** Id of the one that the sentences show to be what the question asks for; absent when they do not tell. */
  readonly best?: string | undefined;
  /** Do they say the same in other words? */
  readonly same: boolean;
  /** What decides, in a few words. */
  readonly reason?: string | undefined;
}

/** Weighs answers that exclude each other by what was read for each. */
export const compareAnswers = defineTask<CompareAnswersInput, CompareAnswersOutput>({
  name: "compare-answers",
  version: 1,
  optional: true,
  input: z.object({
    question: z.string(),
    answers: z.array(
      z.object({
        id: z.string(),
        answer: z.string(),
        paths: z.array(z.string()),
        sentences: z.array(z.string()),
      }),
    ),
  }),
  output: z.object({ best: z.string().optional(), same: z.boolean(), reason: z.string().optional() }),
});
