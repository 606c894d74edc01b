import { Directive, Field, Float, ID, Int, ObjectType } from "type-graphql";
import { LogicalForm } from "./logical-form.ts";
import { Node } from "./node.ts";
import { Skyline } from "./skyline.ts";

@ObjectType({ implements: Node, description: "One way to understand the question." })
export class Reading {
  @Field(() => ID, { description: "Identifies this reading. Opaque: do not parse it." })
  id!: string;

  @Field(() => String, { description: "The reading in words." })
  statement!: string;

  @Field(() => [String], {
    description:
      "The same reading where its words mean other relations or kinds of the graph, in words, likeliest first; at most 5. Each can be chosen by `options.reading`, as the statement can.",
  })
  @Directive("@listSize(assumedSize: 5)")
  otherMeanings!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description:
      "What the client has chosen by `options.reading`: the statement, or one of the other meanings. Null if it has chosen another reading, or none.",
  })
  chosen?: string | null;

  @Field(() => LogicalForm, { description: "The reading as it is executed." })
  logicalForm!: LogicalForm;

  @Field(() => Float, { description: "0 to 1: how well the words of the question fit." })
  score!: number;
}

@ObjectType({ implements: Node, description: "What the question asks, before any fact is looked at." })
export class QuestionAnalysis {
  @Field(() => ID, {
    description: "Identifies this analysis. A different result has a different id. Opaque: do not parse it.",
  })
  id!: string;

  @Field(() => [Reading], {
    description:
      "The ways to understand the question, best first. Empty if it was not understood. All are listed, also when the client has chosen one.",
  })
  @Directive("@listSize(assumedSize: 5)")
  readings!: readonly Reading[];

  @Field(() => [String], { description: "The content words and names of the question." })
  keywords!: readonly string[];

  @Field(() => Skyline, {
    nullable: true,
    description:
      "The names in the question, the relations between them and the place of the answer, as one chain. It follows the best reading, or only names and keywords if there is no reading.",
  })
  skyline?: Skyline | null;

  @Field(() => [String], {
    description:
      "Simpler questions, each leading from one name to the answer. If the question cannot be divided, the question itself.",
  })
  @Directive("@listSize(assumedSize: 3)")
  subQuestions!: readonly string[];

  @Field(() => [String], {
    description: "The steps along the skyline that may lead to the answer. FIDELIS uses them for its search.",
  })
  @Directive("@listSize(assumedSize: 4)")
  plan!: readonly string[];

  @Field(() => String, {
    description:
      "The skyline as a statement, with *placeholder* in the place of the answer. FIDELIS verifies paths with it.",
  })
  statement!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "Number of hops in the skyline between the answer and the name that is farthest from it. Null if the question was not understood.",
  })
  predictedDepth?: number | null;

  @Field(() => String, { nullable: true, description: "Why the question could not be understood; null when it was." })
  reason?: string | null;
}
