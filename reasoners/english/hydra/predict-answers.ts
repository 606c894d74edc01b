import { predictAnswers, type PredictAnswersOutput } from "../../../engine/strategies/hydra/tasks/predict-answers.ts";

/** The built-in reasoner has no knowledge of its own to predict anything by. */
function predict(): PredictAnswersOutput {
  return { predictions: [] };
}

export const predictAnswersHandler = { task: predictAnswers, run: predict } as const;
