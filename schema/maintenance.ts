import { Field, ObjectType } from "type-graphql";
import { Question } from "./question.ts";

@ObjectType({ description: "The result of cancelling a question." })
export class CancelQuestionPayload {
  @Field(() => Question, {
    description: "The question. Selecting its answer, or another field that needs work, starts that work again.",
  })
  question!: Question;

  @Field(() => Boolean, { description: "False if there was nothing to cancel." })
  cancelled!: boolean;
}

@ObjectType({ description: "The result of forgetting a question." })
export class ForgetQuestionPayload {
  @Field(() => Question, {
    description: "The question. Selecting its answer, or another field that needs work, computes it again at once.",
  })
  question!: Question;

  @Field(() => Boolean, { description: "False if nothing was stored." })
  forgotten!: boolean;
}
