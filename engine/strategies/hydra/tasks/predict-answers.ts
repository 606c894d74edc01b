import { z } from "zod";
import { defineTask } from "../../../task.ts";
import { fewOf, said } from "../../../text/said.ts";
import { steering, type Steering } from "./steering.ts";

export interface PredictAnswersInput {
  readonly question: string;
  readonly subQuestions: readonly string[];
  /** What the paths of the phases before say, as facts. */
  readonly facts: readonly string[];
  /** How many are wanted at most, 1 or more. */
  readonly most: number;
}

export interface PredictAnswersOutput {
  /** Likely first; empty when the reasoner has no idea. Nothing of it is evidence: it says where to look. */
  readonly predictions: readonly { readonly answer: string; readonly skyline: Steering }[];
}

/** Predictions that are looked at. */
const MOST_PREDICTIONS = 10;

/** The predict phase (section 3.2): answers that the reasoner holds likely, each with a chain that would show it. */
export const predictAnswers = defineTask<PredictAnswersInput, PredictAnswersOutput>({
  name: "predict-answers",
  version: 1,
  input: z.object({
    question: z.string(),
    subQuestions: z.array(z.string()),
    facts: z.array(z.string()),
    most: z.number().int().min(1),
  }),
  output: z.object({
    predictions: fewOf(
      z.object({ answer: said(160).refine((answer) => answer !== ""), skyline: steering }),
      MOST_PREDICTIONS,
    ),
  }),
});
