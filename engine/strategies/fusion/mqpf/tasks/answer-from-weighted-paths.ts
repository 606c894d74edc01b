import { z } from "zod";
import { cleanText } from "../../../../text/clean-text.ts";
import { defineTask } from "../../../../task.ts";
import type { Alternative } from "../alternatives.ts";

export interface AnswerFromWeightedPathsInput {
  readonly question: string;
  /** The paths that were kept, heaviest first, with their weights, 0–1. */
  readonly paths: readonly { readonly id: string; readonly text: string; readonly weight: number }[];
  /** What they lead to, heaviest first. Unless `isList`, one excludes the others. */
  readonly alternatives: readonly Alternative[];
  /** True where the question may have several answers, each of which is an alternative of its own. */
  readonly isList: boolean;
}

export interface AnswerFromWeightedPathsOutput {
  /** Ids of the alternatives that answer the question; several that exclude one another where none can be preferred. */
  readonly answers: readonly string[];
  readonly reason: string | null;
}

/** Alternatives that a model is shown, the heaviest. */
export const MOST_ALTERNATIVES = 40;

const share = z.number().min(0).max(1);

/** The answer from the paths and their weights (section 3.2.3). */
export const answerFromWeightedPaths = defineTask<AnswerFromWeightedPathsInput, AnswerFromWeightedPathsOutput>({
  name: "answer-from-weighted-paths",
  version: 1,
  input: z.object({
    question: z.string(),
    paths: z.array(z.object({ id: z.string(), text: z.string(), weight: share })),
    alternatives: z.array(
      z.object({
        id: z.string(),
        answers: z.array(z.string()),
        weight: share,
        strongest: share,
        paths: z.array(z.string()),
      }),
    ),
    isList: z.boolean(),
  }),
  output: z.object({
    answers: z.array(z.string()),
    reason: z
      .string()
      .nullish()
      .transform((said) => (said === null || said === undefined ? null : cleanText(said, 400) || null)),
  }),
});
