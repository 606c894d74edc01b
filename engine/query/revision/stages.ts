import type { InvestigationParts } from "../../investigation-parts.ts";
import type { Stage } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import { membersOf } from "../../graph/fused-graph.ts";
import { withDoubtedNames } from "../../question/doubted-names.ts";
import { withNamesLookedUp } from "../../question/names-left-open.ts";
import type { Question } from "../../question/question.ts";
import {
  namesFound,
  type PartTried,
  reviseForm,
  type RevisedReadings,
  type TriedForm,
} from "../../question/revise-form.ts";
import { analysisStage, catalogueStage, namesShownStage } from "../../question/stages.ts";
import { maxAgeOf } from "../../sources/age.ts";
import { versionOf } from "../../sources/version.ts";
import { runTask } from "../../task.ts";
import { partsTried } from "./nearest.ts";
import type { WhatFailed } from "./what-failed.ts";

/** What a graph has nearest to the parts of a form that came to nothing. */
export function nearestStage(
  whatFailed: WhatFailed,
  question: Question,
  parts: InvestigationParts,
): Stage<readonly PartTried[]> {
  const { graph } = parts;
  return {
    name: "query.nearest",
    version: 2,
    inputs: { whatFailed: whatFailed as unknown as Json, graph: versionOf(graph) },
    maxAgeMs: maxAgeOf(membersOf(graph)),
    async compute(context) {
      const catalogue = await context.get(catalogueStage(question, parts));
      return partsTried(whatFailed, { graph, catalogue, context });
    },
  };
}

/** The question read anew, by what came of the forms that were tried. */
export function revisionStage(
  tried: readonly TriedForm[],
  question: Question,
  parts: InvestigationParts,
): Stage<RevisedReadings> {
  return {
    name: "query.revision",
    version: 2,
    inputs: {
      analysis: analysisStage(question, parts).inputs,
      tried: tried as unknown as Json,
      task: reviseForm.version,
    },
    maxAgeMs: maxAgeOf(membersOf(parts.graph)),
    async compute(context) {
      const [mentions, catalogue] = await Promise.all([
        context.get(namesShownStage(question, parts)),
        context.get(catalogueStage(question, parts)),
      ]);
      const input = { question: question.text, mentions, catalogue, tried };
      const shown = [...mentions, ...namesFound(question.text, tried)];
      const revised = withDoubtedNames(await runTask(reviseForm, input, parts.reasoner, context), shown);
      return withNamesLookedUp(revised, { mentions: shown, catalogue, parts }, context);
    },
  };
}
