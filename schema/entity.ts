import { Directive, Field, ID, ObjectType } from "type-graphql";
import { SIZED_BY_FIRST } from "./first.ts";

@ObjectType({
  description:
    "Something that a graph knows: a person, a place, a work, a class of things. The door through which other subgraphs refer to what answers are about.",
})
@Directive('@key(fields: "iri")')
export class Entity {
  @Field(() => ID, { description: "The IRI that names it, everywhere and always." })
  iri!: string;

  @Field(() => String, {
    nullable: true,
    description: "Its main name. Null when no configured graph knows the entity.",
  })
  label?: string | null;

  @Field(() => String, { nullable: true, description: "What it is, in a few words." })
  description?: string | null;

  @Field(() => [Entity], { nullable: true, description: "The classes that it is an instance of." })
  @Directive(SIZED_BY_FIRST)
  types?: readonly Entity[] | null;

  @Field(() => [String], { nullable: true, description: "IRIs by which other data sets name the same thing." })
  @Directive(SIZED_BY_FIRST)
  sameAs?: readonly string[] | null;
}
