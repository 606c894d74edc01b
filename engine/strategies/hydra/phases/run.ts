import { todayOf } from "../../../graph/today.ts";
import type { Json } from "../../../json.ts";
import { analysisStage } from "../../../question/stages.ts";
import { versionOf } from "../../../sources/version.ts";
import type { StageContext } from "../../../investigation/stage.ts";
import type { InvestigationParts } from "../../../investigation-parts.ts";
import type { Question } from "../../../question/question.ts";
import { beforeSearch, type BeforeSearch } from "../../../question/skyline/before-search.ts";
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
export interface Run extends HydraQuestion, BeforeSearch {
  readonly context: StageContext;
}

/** What everything that Hydra finds depends on, but for what it searches along. */
export function baseInputs({ question, parts, options, variant }: HydraQuestion): Readonly<Record<string, Json>> {
  return {
    analysis: analysisStage(question, parts).inputs,
    options: options,
    variant,
    day: todayOf(parts.graph, parts.clock),
    documents: parts.documents.map(versionOf),
    ...(parts.embedder === undefined ? {} : { embedder: parts.embedder.id }),
  };
}

/** Other ways to read the question that a reasoner is shown the skylines of. */
const MOST_OTHERS = 4;

/** What is known of the question before anything is searched. */
export async function runOf(asked: HydraQuestion, context: StageContext): Promise<Run> {
  return { ...asked, ...(await beforeSearch(asked, MOST_OTHERS, context)), context };
}
