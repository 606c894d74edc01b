import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { Outline } from "../engine/question/skyline/skyline.ts";
import { QuestionAnalysis, Reading } from "../schema/question-analysis.ts";
import { Skyline } from "../schema/skyline.ts";
import { shownReading, type FoundAnalysis } from "./found-analysis.ts";
import type { Operation } from "./operation.ts";
import { shownSkyline } from "./shown-skyline.ts";

@Resolver(() => QuestionAnalysis)
export class QuestionAnalysisResolver {
  @FieldResolver(() => [Reading])
  readings(@Root() analysis: FoundAnalysis) {
    return analysis.readings.map(shownReading);
  }

  @FieldResolver(() => Skyline, { nullable: true })
  async skyline(@Root() analysis: FoundAnalysis, @Ctx() operation: Operation) {
    return shownSkyline((await outlineOf(analysis, operation)).skyline);
  }

  @FieldResolver(() => [String])
  async subQuestions(@Root() analysis: FoundAnalysis, @Ctx() operation: Operation) {
    return (await outlineOf(analysis, operation)).subQuestions;
  }

  @FieldResolver(() => Int, { nullable: true })
  async predictedDepth(@Root() analysis: FoundAnalysis, @Ctx() operation: Operation): Promise<number | null> {
    // The length of a chain of keywords predicts nothing.
    return analysis.readings.length === 0 ? null : (await outlineOf(analysis, operation)).predictedDepth;
  }
}

function outlineOf({ asked }: FoundAnalysis, { engine, get }: Operation): Promise<Outline> {
  return get(asked, engine.stages.outline(asked.question));
}
