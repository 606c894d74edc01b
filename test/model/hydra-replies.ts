import type { AskFurtherOutput } from "../../engine/strategies/hydra/tasks/ask-further.ts";
import type { PredictAnswersOutput } from "../../engine/strategies/hydra/tasks/predict-answers.ts";
import type { ReadPathsOutput } from "../../engine/strategies/hydra/tasks/read-paths.ts";
import type { RefinePathsOutput } from "../../engine/strategies/hydra/tasks/refine-paths.ts";
import type { SelectSourcesOutput } from "../../engine/strategies/hydra/tasks/select-sources.ts";
import type { Steering } from "../../engine/strategies/hydra/tasks/steering.ts";

/**
 * Outputs of Hydra's tasks in the form in which a model replies; undefined where that is the output as it is. Paths,
 * values and sentences are numbered alike in inputs and in prompts.
 */
export function fromHydra(task: string, output: unknown): unknown {
  switch (task) {
    case "select-sources": {
      const { kinds, reason } = output as SelectSourcesOutput;
      return { sources: kinds, reason };
    }
    case "read-paths":
      return {
        paths: (output as ReadPathsOutput).paths.map(({ steps }) => ({
          steps: steps.map(({ score, unsaid: _unsaid, ...step }) => ({ ...step, certainty: score })),
        })),
      };
    case "refine-paths":
      return { facts: (output as RefinePathsOutput).facts.map(({ text, path }) => ({ path, fact: text })) };
    case "ask-further": {
      const { question, skyline } = output as AskFurtherOutput;
      return { question, chain: chainOf(skyline) };
    }
    case "predict-answers":
      return {
        predictions: (output as PredictAnswersOutput).predictions.map(({ answer, skyline }) => ({
          answer,
          chain: chainOf(skyline),
        })),
      };
    default:
      return undefined;
  }
}

/** Places and relations in turns. */
function chainOf(skyline: Steering | null): readonly string[] {
  if (skyline === null) return [];
  const { places, relations } = skyline;
  return places.flatMap((place, index) => [place, ...relations.slice(index, index + 1)]);
}
