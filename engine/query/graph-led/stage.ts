import type { Stage } from "../../investigation/stage.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Question } from "../../question/question.ts";
import { asShown } from "../../question/capitals.ts";
import { catalogueStage, namesAndPartsStage } from "../../question/stages.ts";
import { maxAgeOf } from "../../sources/age.ts";
import { membersOf } from "../../graph/fused-graph.ts";
import type { Reading } from "../../question/analysis.ts";
import { runTask, type Task } from "../../task.ts";
import { neighbourhoodStage } from "./neighbourhood.ts";
import { type GraphLedInput, readByGraph, type GraphLedReadings } from "./read-by-graph.ts";
import { readInPhrases } from "./read-in-phrases.ts";

/** The readings of a question by what lies around its names; to be asked for where no other reading is supported. */
export function graphLedStage(question: Question, parts: InvestigationParts): Stage<GraphLedReadings> {
  return { ...stageOf(readByGraph, question, parts), name: "query.graphLed", version: 4 };
}

/** Its readings in phrases that are known as a whole; to be asked for where none of the above is answered. */
export function inPhrasesStage(question: Question, parts: InvestigationParts): Stage<readonly Reading[]> {
  return { ...stageOf(readInPhrases, question, parts), name: "query.inPhrases", version: 2 };
}

/** What a reader makes of a question that is shown what lies around its names. */
function stageOf<Output>(
  task: Task<GraphLedInput, Output>,
  question: Question,
  parts: InvestigationParts,
): Omit<Stage<Output>, "name" | "version"> {
  const mentions = namesAndPartsStage(question, parts);
  const neighbourhood = neighbourhoodStage(question, parts);
  return {
    inputs: { neighbourhood: neighbourhood.inputs, reasoner: parts.reasoner.id, task: task.version },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const [spans, catalogue, around] = await Promise.all([
        context.get(mentions),
        context.get(catalogueStage(question, parts)),
        context.get(neighbourhood),
      ]);
      const input = { question: asShown(question.text, spans), mentions: spans, catalogue, around };
      return runTask(task, input, parts.reasoner, context);
    },
  };
}
