import { FieldResolver, Int, Resolver, Root } from "type-graphql";
import { formDepth } from "../engine/question/form/form-depth.ts";
import { QuestionAnalysis, Reading } from "../schema/question-analysis.ts";
import { shownReading, type FoundAnalysis } from "./found-analysis.ts";

@Resolver(() => QuestionAnalysis)
export class QuestionAnalysisResolver {
  @FieldResolver(() => [Reading])
  readings(@Root() analysis: FoundAnalysis) {
    return analysis.readings.map(shownReading);
  }

  @FieldResolver(() => Int, { nullable: true })
  predictedDepth(@Root() analysis: FoundAnalysis): number | null {
    const [best] = analysis.readings;
    return best === undefined ? null : formDepth(best.form);
  }
}
