import type { Stage } from "../../investigation/stage.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Question } from "../../question/question.ts";
import { asShown } from "../../question/capitals.ts";
import { catalogueStage, namesAndPartsStage } from "../../question/stages.ts";
import { maxAgeOf } from "../../sources/age.ts";
import { membersOf } from "../../graph/fused-graph.ts";
import { runTask } from "../../task.ts";
import { neighbourhoodStage } from "./neighbourhood.ts";
import { readByGraph, type GraphLedReadings } from "./read-by-graph.ts";

/** The readings of a question by what lies around its names; to be asked for where no other reading is supported. */
export function graphLedStage(question: Question, parts: InvestigationParts): Stage<GraphLedReadings> {
  const mentions = namesAndPartsStage(question, parts);
  const neighbourhood = neighbourhoodStage(question, parts);
  return {
    name: "query.graphLed",
    version: 2,
    inputs: { neighbourhood: neighbourhood.inputs, reasoner: parts.reasoner.id, task: readByGraph.version },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const [spans, catalogue, around] = await Promise.all([
        context.get(mentions),
        context.get(catalogueStage(question, parts)),
        context.get(neighbourhood),
      ]);
      const input = { question: asShown(question.text, spans), mentions: spans, catalogue, around };
      return runTask(readByGraph, input, parts.reasoner, context);
    },
  };
}
