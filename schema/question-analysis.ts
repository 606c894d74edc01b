import { Directive, Field, Float, ID, Int, ObjectType } from "type-graphql";
import { LogicalForm } from "./logical-form.ts";
import { Node } from "./node.ts";

@ObjectType({ implements: Node, description: "One way to understand the question." })
export class Reading {
  @Field(() => ID, { description: "Names this reading among those of all questions. Opaque." })
  id!: string;

  @Field(() => String, { description: "The reading in words." })
  statement!: string;

  @Field(() => LogicalForm, { description: "The reading as it is executed." })
  logicalForm!: LogicalForm;

  @Field(() => Float, { description: "0 to 1: how well the words of the question fit." })
  score!: number;
}

@ObjectType({ implements: Node, description: "What the question asks, before any fact is looked at." })
export class QuestionAnalysis {
  @Field(() => ID, {
    description: "Names this analysis among those of all questions; what has come out otherwise has another. Opaque.",
  })
  id!: string;

  @Field(() => [Reading], { description: "The ways to understand the question, best first; empty when there is none." })
  @Directive("@listSize(assumedSize: 5)")
  readings!: readonly Reading[];

  @Field(() => [String], { description: "The content words and names of the question." })
  keywords!: readonly string[];

  @Field(() => Int, {
    nullable: true,
    description: "How many hops the best reading takes; null when the question was not understood.",
  })
  predictedDepth?: number | null;

  @Field(() => String, { nullable: true, description: "Why the question could not be understood; null when it was." })
  reason?: string | null;
}
