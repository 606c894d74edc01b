import { Directive, Field, ID, ObjectType } from "type-graphql";
import { type Connection, connectionOf, PAGED } from "./connection.ts";
import { EntityRelationConnection, FactConnection } from "./fact.ts";
import { Term } from "./term.ts";
import { Node } from "./node.ts";

@ObjectType({
  implements: [Term, Node],
  description:
    "Something in a graph: a person, a place, a work, a class of things. Other subgraphs refer to the subjects of answers by this type.",
})
@Directive('@key(fields: "iri")')
export class Entity extends Term {
  @Field(() => ID, { description: "Its id in this schema: the same as `iri`." })
  id!: string;

  @Field(() => ID, { description: "Its IRI." })
  iri!: string;

  @Field(() => String, {
    description: "Its main name. If no configured graph knows the entity, or no graph that knows it replies, its IRI.",
  })
  declare label: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether a configured graph knows it. Null if a graph did not reply.",
  })
  known?: boolean | null;

  @Field(() => String, { nullable: true, description: "What it is, in a few words." })
  description?: string | null;

  @Field(() => EntityConnection, { nullable: true, description: "The classes that it is an instance of." })
  @Directive(PAGED)
  types?: Connection<Entity> | null;

  @Field(() => EntityConnection, { nullable: true, description: "The same thing in other data sets." })
  @Directive(PAGED)
  sameAs?: Connection<Entity> | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Title of its article in the English Wikipedia, with spaces. Null if no configured graph links to the article.",
  })
  wikipediaTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of a picture of it, with `https:`. Null if no configured graph states one.",
  })
  image?: string | null;

  @Field(() => FactConnection, {
    nullable: true,
    description:
      "What the graphs state about it: its relations to other things and to values. Several graphs are read as one. Names, classes and descriptions are not included. The order is the same on every page.",
  })
  @Directive("@cost(weight: 5)")
  @Directive(PAGED)
  facts?: FactConnection | null;

  @Field(() => EntityRelationConnection, {
    nullable: true,
    description:
      "The relations of its facts, and how many facts each has. Use it to group facts, or to list those of one relation.",
  })
  @Directive("@cost(weight: 5)")
  @Directive(PAGED)
  relations?: EntityRelationConnection | null;
}

export const EntityConnection = connectionOf(Entity, "Entity", "entities");
