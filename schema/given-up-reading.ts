import { Field, ObjectType } from "type-graphql";

@ObjectType({ description: "A way in which the question was read first, and that came to nothing." })
export class GivenUpReading {
  @Field(() => String, { description: "The reading in words." })
  statement!: string;

  @Field(() => [String], { description: "Why it was given up. Never empty." })
  reasons!: readonly string[];
}
