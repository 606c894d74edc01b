import { Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "What things stand in to one another: a property of a graph, or words of a question." })
export class Relation {
  @Field(() => ID, {
    nullable: true,
    description: "Its IRI in the graph; null for a step that stands on words of a document.",
  })
  iri?: string | null;

  @Field(() => String, { description: "Its name." })
  label!: string;
}
