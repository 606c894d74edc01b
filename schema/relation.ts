import { Field, ID, ObjectType } from "type-graphql";
import { Node } from "./node.ts";

@ObjectType({
  implements: Node,
  description: "A relation between things: a property of a graph, or words of a question.",
})
export class Relation {
  @Field(() => ID, {
    description:
      "Identifies this relation wherever it occurs. Opaque: do not parse it. Pass `iri`, not this, to `facts(relation:)`.",
  })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description: "Its IRI in the graph. Null for a step that a document supports.",
  })
  iri?: string | null;

  @Field(() => String, { description: "Its name." })
  label!: string;
}
