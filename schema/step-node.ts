import { Field, ObjectType } from "type-graphql";
import { Entity } from "./entity.ts";
import { Literal } from "./literal.ts";

@ObjectType({
  description:
    "One end of a reasoning step: an entity, a literal, or, when both are null, words of a document that name nothing in the graph.",
})
export class StepNode {
  @Field(() => String, { description: "How a person reads it." })
  label!: string;

  @Field(() => Entity, { nullable: true, description: "The entity, when it is one." })
  entity?: Entity | null;

  @Field(() => Literal, { nullable: true, description: "The literal, when it is one." })
  literal?: Literal | null;
}
