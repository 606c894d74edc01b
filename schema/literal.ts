import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A value written out: a number, a date, a text." })
export class Literal {
  @Field(() => String, { description: "The value as the source writes it, such as `1969-07-20`." })
  lexical!: string;

  @Field(() => String, { description: "IRI of its datatype, such as `http://www.w3.org/2001/XMLSchema#date`." })
  datatype!: string;

  @Field(() => String, {
    nullable: true,
    description: "Language of a text as a BCP 47 tag, where the source states one.",
  })
  language?: string | null;

  @Field(() => String, { nullable: true, description: "Unit of a quantity, in words." })
  unit?: string | null;
}
