import { Field, ObjectType } from "type-graphql";
import { Question } from "./question.ts";

@ObjectType({ description: "What came of cancelling a question." })
export class CancelQuestionPayload {
  @Field(() => Question, { description: "The question." })
  question!: Question;

  @Field(() => Boolean, { description: "False when there was nothing to end." })
  cancelled!: boolean;
}

@ObjectType({ description: "What came of forgetting a question." })
export class ForgetQuestionPayload {
  @Field(() => Question, { description: "The question: what is selected of it is looked for anew." })
  question!: Question;

  @Field(() => Boolean, { description: "False when nothing was kept." })
  forgotten!: boolean;
}
