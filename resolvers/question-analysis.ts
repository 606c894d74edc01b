import { Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { planOf } from "../engine/question/skyline/plan.ts";
import { QuestionAnalysis, Reading } from "../schema/question-analysis.ts";
import { Skyline } from "../schema/skyline.ts";
import { shownReading, type FoundAnalysis, type ShownReading } from "./found-analysis.ts";
import type { Operation } from "./operation.ts";
import { findSkyline, outlineOf } from "./found-skyline.ts";

@Resolver(() => QuestionAnalysis)
export class QuestionAnalysisResolver {
  @FieldResolver(() => [Reading])
  readings(@Root() analysis: FoundAnalysis): readonly ShownReading[] {
    return analysis.readings.map(shownReading);
  }

  @FieldResolver(() => Skyline, { nullable: true })
  skyline(@Root() { asked }: FoundAnalysis, @Ctx() operation: Operation) {
    return findSkyline(asked, operation);
  }

  @FieldResolver(() => [String])
  async subQuestions(@Root() analysis: FoundAnalysis, @Ctx() operation: Operation) {
    return (await outlineOf(analysis.asked, operation)).subQuestions;
  }

  @FieldResolver(() => [String])
  async plan(@Root() analysis: FoundAnalysis, @Ctx() operation: Operation) {
    return planOf((await outlineOf(analysis.asked, operation)).skyline).steps;
  }

  @FieldResolver(() => String)
  async statement(@Root() analysis: FoundAnalysis, @Ctx() operation: Operation) {
    return planOf((await outlineOf(analysis.asked, operation)).skyline).statement;
  }

  @FieldResolver(() => Int, { nullable: true })
  async predictedDepth(@Root() analysis: FoundAnalysis, @Ctx() operation: Operation): Promise<number | null> {
    // The length of a chain of keywords predicts nothing.
    return analysis.readings.length === 0 ? null : (await outlineOf(analysis.asked, operation)).predictedDepth;
  }
}
