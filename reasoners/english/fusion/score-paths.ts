import type { PathToScore } from "../../../engine/strategies/fusion/mqpf/tasks/path-to-score.ts";
import {
  scorePaths,
  type ScorePathsInput,
  type ScorePathsOutput,
} from "../../../engine/strategies/fusion/mqpf/tasks/score-paths.ts";
import { QUALITY } from "../weights.ts";
import { answerFit } from "./answer-fit.ts";
import { coverage, pertinence } from "./coverage.ts";

/** The same in every sample: nothing is left to chance. */
function scores({ question, judgesOutcome, paths }: ScorePathsInput): ScorePathsOutput {
  return {
    scores: paths.map((path) => ({
      path: path.id,
      semantic: semanticOf(question, path),
      outcome: judgesOutcome ? outcomeOf(question, path) : null,
    })),
  };
}

/**
 * 0–10: how much of the question the path says, less, by up to a half, for relations on it that the question does not
 * speak of. Whether its steps are true is the business of its sources.
 */
function semanticOf(question: string, { text }: PathToScore): number {
  const spokenOf = QUALITY.impertinent + (1 - QUALITY.impertinent) * pertinence(question, text);
  return 10 * coverage(question, text) * spokenOf;
}

/** 0–10: in equal parts how much of the question the path says, and how well its answers are of the kind asked for. */
export function outcomeOf(question: string, { text, answers }: PathToScore): number {
  return 5 * coverage(question, text) + 5 * answerFit(question, answers);
}

export const scorePathsHandler = { task: scorePaths, run: scores } as const;
