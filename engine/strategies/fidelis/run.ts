import { todayOf } from "../../graph/today.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import type { QuestionAnalysis } from "../../question/analysis.ts";
import type { Question } from "../../question/question.ts";
import { LIMITS } from "../../query/limits.ts";
import { outlineOf } from "../../question/skyline/outline.ts";
import { planOf, type Plan } from "../../question/skyline/plan.ts";
import type { Outline, Skyline } from "../../question/skyline/skyline.ts";
import { topicsOf, type Topic } from "../../question/skyline/topics.ts";
import { analysisStage, catalogueStage, outlineStage, topicEntitiesStage } from "../../question/stages.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { FidelisOptions } from "./parameters.ts";

export const NAME = "FIDELIS";

/** What is asked, and with what. */
export interface FidelisQuestion {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly options: FidelisOptions;
}

/** What every step may use. */
export interface Run extends FidelisQuestion {
  readonly context: StageContext;
  readonly strategy: typeof NAME;
  readonly analysis: QuestionAnalysis;
  readonly outline: Outline;
  /** Skylines of other ways to read the question, best first. */
  readonly otherSkylines: readonly Skyline[];
  /** Read off the shared analysis: no call is made for it. */
  readonly plan: Plan;
  /** Topic(q), in the order of the skyline. */
  readonly topics: readonly Topic[];
  readonly catalogue: Catalogue;
}

/** What everything that FIDELIS finds depends on. */
export function baseInputs({ question, parts, options }: FidelisQuestion): Readonly<Record<string, Json>> {
  return {
    analysis: analysisStage(question, parts).inputs,
    options,
    day: todayOf(parts.graph),
    ...(parts.embedder === undefined ? {} : { embedder: parts.embedder.id }),
  };
}

/** Other ways to read the question: all that are tried when it is computed over paths, so that each may have some. */
const MOST_OTHERS = LIMITS.readings - 1;

/** What is known of the question before anything is searched: the stages that all strategies share. */
export async function runOf(asked: FidelisQuestion, context: StageContext): Promise<Run> {
  const { question, parts } = asked;
  const [analysis, outline, topicEntities, catalogue] = await Promise.all([
    context.get(analysisStage(question, parts)),
    context.get(outlineStage(question, parts)),
    context.get(topicEntitiesStage(question, parts)),
    context.get(catalogueStage(question, parts)),
  ]);
  const otherSkylines = analysis.readings
    .slice(1, 1 + MOST_OTHERS)
    .map((reading) => outlineOf(question.text, { ...analysis, readings: [reading] }, topicEntities).skyline);
  const topics = topicsOf(outline.skyline, topicEntities);
  const plan = planOf(outline.skyline);
  return { ...asked, context, strategy: NAME, analysis, outline, otherSkylines, plan, topics, catalogue };
}
