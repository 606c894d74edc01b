import { Field, ObjectType } from "type-graphql";
import { Question } from "./question.ts";

@ObjectType({ description: "What came of cancelling a question." })
export class CancelQuestionPayload {
  @Field(() => Question, {
    description: "The question: to select its answer, or other fields that take work, starts that work anew.",
  })
  question!: Question;

  @Field(() => Boolean, { description: "False when there was nothing to end." })
  cancelled!: boolean;
}

@ObjectType({ description: "What came of forgetting a question." })
export class ForgetQuestionPayload {
  @Field(() => Question, {
    description: "The question: to select its answer, or other fields that take work, looks for them anew at once.",
  })
  question!: Question;

  @Field(() => Boolean, { description: "False when nothing was kept." })
  forgotten!: boolean;
}
