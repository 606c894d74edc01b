import { Field, Float, Int, ObjectType } from "type-graphql";
import type { AnswerStatus as EngineAnswerStatus } from "../engine/evidence/trace.ts";
import { AnswerStatus } from "./answer-status.ts";

@ObjectType({ description: "One of several things that a question asks, and what came of it." })
export class AnswerPart {
  @Field(() => Int, { description: "Its place in the question, from 1." })
  position!: number;

  @Field(() => String, {
    description:
      "As a question that stands alone: of “who wrote it and when was it published” the second names the book.",
  })
  question!: string;

  @Field(() => AnswerStatus, { description: "Whether there is an answer to it." })
  status!: EngineAnswerStatus;

  @Field(() => String, { description: "Its answer in words." })
  text!: string;

  @Field(() => Boolean, { description: "As that of an answer: false where there may be more." })
  complete!: boolean;

  @Field(() => Float, { description: "0 to 1, as that of an answer." })
  confidence!: number;

  @Field(() => String, { description: "How its answer came about, or why there is none." })
  explanation!: string;

  @Field(() => String, { nullable: true, description: "The reading of it that was executed, in words." })
  reading?: string | null | undefined;

  @Field(() => String, { nullable: true, description: "The SPARQL query in whose rows its answer was found." })
  sparql?: string | null | undefined;
}
