import { todayOf } from "../../graph/today.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Json } from "../../json.ts";
import type { Question } from "../../question/question.ts";
import { LIMITS } from "../../query/limits.ts";
import { beforeSearch, type BeforeSearch } from "../../question/skyline/before-search.ts";
import { planOf, type Plan } from "../../question/skyline/plan.ts";
import { analysisStage } from "../../question/stages.ts";
import type { FidelisOptions } from "./parameters.ts";

export const NAME = "FIDELIS";

/** What is asked, and with what. */
export interface FidelisQuestion {
  readonly question: Question;
  readonly parts: InvestigationParts;
  readonly options: FidelisOptions;
}

/** What every step may use. */
export interface Run extends FidelisQuestion, BeforeSearch {
  readonly context: StageContext;
  readonly strategy: typeof NAME;
  /** Read off the shared analysis: no call is made for it. */
  readonly plan: Plan;
}

/** What everything that FIDELIS finds depends on. */
export function baseInputs({ question, parts, options }: FidelisQuestion): Readonly<Record<string, Json>> {
  return {
    analysis: analysisStage(question, parts).inputs,
    options,
    day: todayOf(parts.graph, parts.clock),
    ...(parts.embedder === undefined ? {} : { embedder: parts.embedder.id }),
  };
}

/** Other ways to read the question: all that are tried when it is computed over paths, so that each may have some. */
const MOST_OTHERS = LIMITS.readings - 1;

/** What is known of the question before anything is searched. */
export async function runOf(asked: FidelisQuestion, context: StageContext): Promise<Run> {
  const known = await beforeSearch(asked, MOST_OTHERS, context);
  return { ...asked, ...known, context, strategy: NAME, plan: planOf(known.outline.skyline) };
}
