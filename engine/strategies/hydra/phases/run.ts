import { todayOf } from "../../../graph/today.ts";
import type { Json } from "../../../json.ts";
import { analysisStage, catalogueStage, outlineStage, topicEntitiesStage } from "../../../question/stages.ts";
import { versionOf } from "../../../sources/version.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { QuestionAnalysis } from "../../../question/analysis.ts";
import type { Question } from "../../../question/question.ts";
import { outlineOf } from "../../../question/skyline/outline.ts";
import type { Outline, Skyline } from "../../../question/skyline/skyline.ts";
import type { Catalogue } from "../../../sources/knowledge-graph.ts";
import { topicsOf, type Topic } from "../../../question/skyline/topics.ts";
import type { HydraOptions } from "../parameters.ts";
import type { Variant } from "../name.ts";

/** What is asked, by whom, and with what. */
export interface HydraQuestion {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly options: HydraOptions;
  readonly variant: Variant;
}

/** What every step of an exploration may use. */
export interface Run extends HydraQuestion {
  readonly context: StageContext;
  readonly analysis: QuestionAnalysis;
  readonly outline: Outline;
  /** Skylines of other ways to read the question, best first. */
  readonly otherSkylines: readonly Skyline[];
  /** Topic(q), in the order of the skyline. */
  readonly topics: readonly Topic[];
  readonly catalogue: Catalogue;
}

/** What everything that Hydra finds depends on, but for what it searches along. */
export function baseInputs({ question, parts, options, variant }: HydraQuestion): Readonly<Record<string, Json>> {
  return {
    analysis: analysisStage(question, parts).inputs,
    options: options,
    variant,
    day: todayOf(parts.graph),
    documents: parts.documents.map(versionOf),
    ...(parts.embedder === undefined ? {} : { embedder: parts.embedder.id }),
  };
}

/** Other ways to read the question that a reasoner is shown the skylines of. */
const MOST_OTHERS = 4;

/** What is known of the question before anything is searched: the stages that all strategies share. */
export async function runOf(asked: HydraQuestion, context: StageContext): Promise<Run> {
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
  return { ...asked, context, analysis, outline, otherSkylines, topics, catalogue };
}
