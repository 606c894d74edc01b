import { Field, ObjectType } from "type-graphql";
import { connectionOf } from "./connection.ts";
import { Edtf } from "./scalars.ts";
import { Term } from "./term.ts";

@ObjectType({ description: "One value of an answer." })
export class AnswerValue {
  @Field(() => String, { description: "How a person reads it." })
  label!: string;

  @Field(() => Term, { description: "What it is." })
  term!: Term;

  @Field(() => Edtf, { nullable: true, description: "Since when the value holds, where the source says so." })
  validFrom?: string | null;

  @Field(() => Edtf, { nullable: true, description: "Until when the value held, where the source says so." })
  validUntil?: string | null;
}

export const AnswerValueConnection = connectionOf(AnswerValue, "AnswerValue", "values");
