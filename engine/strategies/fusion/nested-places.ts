import { nothingWithin, type LiesWithin } from "../../evidence/conflicts/lies-within.ts";
import type { AnswerValue } from "../../evidence/trace.ts";
import { distinctValues } from "../../evidence/values.ts";
import { placesAmong } from "../../graph/places/lies-within.ts";
import type { InvestigationParts } from "../../investigation-parts.ts";
import type { StageContext } from "../../investigation/stage.ts";
import type { Question } from "../../question/question.ts";
import { catalogueStage } from "../../question/stages.ts";

/**
 * Which of the answers of several strategies lie within others. Nothing is looked up for a list: both a town and its
 * country may be part of one.
 */
export async function nestingAmong(
  answers: readonly { readonly values: readonly AnswerValue[] }[],
  {
    question,
    parts,
    context,
  }: { readonly question: Question; readonly parts: InvestigationParts; readonly context: StageContext },
): Promise<LiesWithin> {
  const values = distinctValues(answers.flatMap((each) => each.values));
  if (values.length < 2 || answers.some((each) => each.values.length > 1)) return nothingWithin;
  const catalogue = await context.get(catalogueStage(question, parts));
  return placesAmong(values, { graph: parts.graph, catalogue, context });
}
