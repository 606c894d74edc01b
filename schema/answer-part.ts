import { Field, Float, Int, ObjectType } from "type-graphql";
import type { AnswerStatus as EngineAnswerStatus } from "../engine/evidence/trace.ts";
import { AnswerStatus } from "./answer-status.ts";

@ObjectType({ description: "One of several things that a question asks, and its answer." })
export class AnswerPart {
  @Field(() => Int, { description: "Its place in the question, from 1." })
  position!: number;

  @Field(() => String, {
    description:
      "The part as a question of its own. For “who wrote it and when was it published”, the second part names the book.",
  })
  question!: string;

  @Field(() => AnswerStatus, { description: "Whether there is an answer to it." })
  status!: EngineAnswerStatus;

  @Field(() => String, { description: "Its answer in words." })
  text!: string;

  @Field(() => Boolean, { description: "False if there may be more, like `complete` of an answer." })
  complete!: boolean;

  @Field(() => Float, { description: "0 to 1, like `confidence` of an answer." })
  confidence!: number;

  @Field(() => String, { description: "How its answer was found, or why there is none." })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description: "How it was understood, in words: the reading that was executed.",
  })
  reading?: string | null | undefined;

  @Field(() => String, { nullable: true, description: "The SPARQL query whose rows hold its answer." })
  sparql?: string | null | undefined;
}
