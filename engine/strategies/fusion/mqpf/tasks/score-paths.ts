import { z } from "zod";
import { defineTask } from "../../../../task.ts";
import { pathToScore, score, type PathToScore } from "./path-to-score.ts";

export interface ScorePathsInput {
  readonly question: string;
  /** 1 for the first: so that two samples are two requests, and no store or server takes one for the other. */
  readonly sample: number;
  /** Is the answer of each path to be scored, too? */
  readonly judgesOutcome: boolean;
  readonly paths: readonly PathToScore[];
}

export interface ScorePathsOutput {
  /** Of each path one at most. */
  readonly scores: readonly {
    readonly path: string;
    /** 0–10: coherent and right. */
    readonly semantic: number;
    /** 0–10: how good its answer is; null where that was not asked for. */
    readonly outcome: number | null;
  }[];
}

/**
 * One sample of the semantic scores (section 3.1.1) of all paths of a question. The paper asks for each path and sample
 * alone, 24 times for 8 paths; that is one request for all of them here.
 */
export const scorePaths = defineTask<ScorePathsInput, ScorePathsOutput>({
  name: "score-paths",
  version: 1,
  input: z.object({
    question: z.string(),
    sample: z.int().min(1),
    judgesOutcome: z.boolean(),
    paths: z.array(pathToScore),
  }),
  output: z.object({
    scores: z.array(z.object({ path: z.string(), semantic: score, outcome: score.nullable() })),
  }),
});
