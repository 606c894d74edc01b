import { FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { QuestionAnalysis as EngineAnalysis, Reading as EngineReading } from "../engine/question/analysis.ts";
import { formDepth } from "../engine/question/form/form-depth.ts";
import { printForm } from "../engine/question/form/print-form.ts";
import { QuestionAnalysis, Reading } from "../schema/question-analysis.ts";
import { shownForm } from "./shown-form.ts";

@Resolver(() => QuestionAnalysis)
export class QuestionAnalysisResolver {
  @FieldResolver(() => [Reading])
  readings(@Root() analysis: EngineAnalysis) {
    return analysis.readings.map(shownReading);
  }

  @FieldResolver(() => Int, { nullable: true })
  predictedDepth(@Root() analysis: EngineAnalysis): number | null {
    const [best] = analysis.readings;
    return best === undefined ? null : formDepth(best.form);
  }
}

function shownReading({ form, score }: EngineReading) {
  return { statement: printForm(form), logicalForm: shownForm(form), score };
}
