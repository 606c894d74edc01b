import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Catalogue } from "../../sources/knowledge-graph.ts";
import type { QuestionAnalysis } from "../analysis.ts";
import type { Question } from "../question.ts";
import { analysisStage, catalogueStage, outlineStage, topicEntitiesStage } from "../stages.ts";
import { outlineOf } from "./outline.ts";
import type { Outline, Skyline } from "./skyline.ts";
import { topicsOf, type Topic } from "./topics.ts";

/** What is known of a question before anything is searched. */
export interface BeforeSearch {
  readonly analysis: QuestionAnalysis;
  readonly outline: Outline;
  /** Skylines of other ways to read the question, best first. */
  readonly otherSkylines: readonly Skyline[];
  /** Topic(q), in the order of the skyline. */
  readonly topics: readonly Topic[];
  readonly catalogue: Catalogue;
}

/**
 * Asks for the stages that all strategies share.
 * @param mostOthers how many other ways to read the question are given the skylines of
 */
export async function beforeSearch(
  { question, parts }: { readonly question: Question; readonly parts: InvestigationParts },
  mostOthers: number,
  context: StageContext,
): Promise<BeforeSearch> {
  const [analysis, outline, topicEntities, catalogue] = await Promise.all([
    context.get(analysisStage(question, parts)),
    context.get(outlineStage(question, parts)),
    context.get(topicEntitiesStage(question, parts)),
    context.get(catalogueStage(question, parts)),
  ]);
  const otherSkylines = analysis.readings
    .slice(1, 1 + mostOthers)
    .map((reading) => outlineOf(question.text, { ...analysis, readings: [reading] }, topicEntities).skyline);
  return { analysis, outline, otherSkylines, topics: topicsOf(outline.skyline, topicEntities), catalogue };
}
