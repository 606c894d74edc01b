import { Field, ID, ObjectType } from "type-graphql";
import { Node } from "./node.ts";

@ObjectType({
  implements: Node,
  description: "What things stand in to one another: a property of a graph, or words of a question.",
})
export class Relation {
  @Field(() => ID, {
    description: "Names this relation wherever it occurs. Opaque; `iri` is what `facts(relation:)` takes.",
  })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Its IRI in the graph; null for a step that stands on words of a document.",
  })
  iri?: string | null;

  @Field(() => String, { description: "Its name." })
  label!: string;
}
