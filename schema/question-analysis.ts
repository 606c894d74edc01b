import { Directive, Field, Float, ID, Int, ObjectType } from "type-graphql";
import { LogicalForm } from "./logical-form.ts";
import { Node } from "./node.ts";
import { Skyline } from "./skyline.ts";

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

  @Field(() => Skyline, {
    nullable: true,
    description:
      "What the question names, what links it, and where the answer stands, as one chain: by the best reading, or by names and keywords alone when there is none.",
  })
  skyline?: Skyline | null;

  @Field(() => [String], {
    description:
      "Simpler questions, each leading from one name to the answer; the question itself when it can not be divided.",
  })
  @Directive("@listSize(assumedSize: 3)")
  subQuestions!: readonly string[];

  @Field(() => [String], {
    description: "How the answer may be come to, step by step along the skyline: what FIDELIS searches by.",
  })
  @Directive("@listSize(assumedSize: 4)")
  plan!: readonly string[];

  @Field(() => String, {
    description:
      "The skyline as a statement, in which *placeholder* stands for what is asked for: what FIDELIS verifies paths by.",
  })
  statement!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "How many hops the answer is from the name that is farthest from it in the skyline; null when the question was not understood.",
  })
  predictedDepth?: number | null;

  @Field(() => String, { nullable: true, description: "Why the question could not be understood; null when it was." })
  reason?: string | null;
}
