import type { Stage } from "../../../investigation/stage.ts";
import { MAX_AGE_MS } from "../../../query/stages.ts";
import { normalise } from "../../../text/normalise.ts";
import { ask } from "../../../ask.ts";
import type { Topic } from "../../../question/skyline/topics.ts";
import type { SourceSelection } from "../../../evidence/exploration.ts";
import { kindsAvailable } from "../sources/available-kinds.ts";
import { steered } from "../steered.ts";
import { predictAnswers, type PredictAnswersOutput } from "../tasks/predict-answers.ts";
import type { PhaseOutcome } from "./judged.ts";
import { phaseStage } from "./phase-stage.ts";
import { firstSearchOf, type Expedition } from "./phase.ts";
import { baseInputs, runOf, type HydraQuestion, type Run } from "./run.ts";
import { topicOf } from "./topic-of.ts";

/** The predictions (section 3.2): one call, after the refined phase has failed. */
export function predictionsStage(refined: Expedition, asked: HydraQuestion): Stage<PredictAnswersOutput> {
  const before = phaseStage(refined, asked);
  return {
    name: "hydra.predictions",
    version: 1,
    inputs: { ...baseInputs(asked), before: before.inputs, task: predictAnswers.version },
    maxAgeMs: MAX_AGE_MS,
    async compute(context) {
      const run = await runOf(asked, context);
      const { facts } = await context.get(before);
      const input = {
        question: run.question.text,
        subQuestions: run.outline.subQuestions,
        facts,
        most: run.options.predictions,
      };
      const reply = await ask(predictAnswers, input, run.parts.reasoner, context, (remark) =>
        context.markPartial(remark),
      );
      return { predictions: (reply?.predictions ?? []).slice(0, run.options.predictions) };
    },
  };
}

/**
 * The predict phase (section 3.2): each prediction is an entity that paths must come by, in the place that its skyline
 * gives it. What no graph knows is searched for in texts only. What all of them find is judged together.
 */
export async function predictExpedition(
  { predictions }: PredictAnswersOutput,
  { available }: SourceSelection,
  refined: Expedition,
  run: Run,
  before: PhaseOutcome,
): Promise<Expedition> {
  const { outline, options, topics, question } = run;
  const predicted = await Promise.all(
    predictions.map(async ({ answer }): Promise<Topic> => ({ ...(await topicOf(answer, run)), isGuess: true })),
  );
  return {
    phase: "PREDICT",
    kinds: kindsAvailable(available),
    routes: predictions.map(({ answer, skyline: said }, index) => ({
      skyline: steered(said, topics, outline.skyline, answer),
      topics: inOrder([...topics, ...predicted.slice(index, index + 1)], said.places),
      depth: options.maxDepth,
    })),
    texts: {
      skyline: outline.skyline,
      topics: [...topics, ...predicted],
      // A supposed answer alone finds what speaks of it; beside the question it finds what links both.
      searchFor: predictions.map(({ answer }) => `${question.text} ${answer}`),
      rejected: before.rejected,
    },
    since: firstSearchOf(refined),
  };
}

/** Topics in the order in which a chain names them; those that it does not name come last. */
function inOrder(topics: readonly Topic[], places: readonly string[]): readonly Topic[] {
  const names = places.map(normalise);
  const at = ({ text, label }: Topic): number => {
    const place = names.findIndex((name) => name === normalise(text) || name === normalise(label));
    return place < 0 ? names.length : place;
  };
  return topics
    .map((topic, index) => ({ topic, index }))
    .sort((a, b) => at(a.topic) - at(b.topic) || a.index - b.index)
    .map(({ topic }) => topic);
}
