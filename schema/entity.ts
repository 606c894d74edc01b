import { Directive, Field, ID, ObjectType } from "type-graphql";
import { type Connection, connectionOf, PAGED } from "./connection.ts";
import { EntityRelationConnection, FactConnection } from "./fact.ts";
import { Term } from "./term.ts";
import { Node } from "./node.ts";

@ObjectType({
  implements: [Term, Node],
  description:
    "Something that a graph knows: a person, a place, a work, a class of things. The door through which other subgraphs refer to what answers are about.",
})
@Directive('@key(fields: "iri")')
export class Entity extends Term {
  @Field(() => ID, { description: "Names it in this schema, everywhere and always: its IRI." })
  id!: string;

  @Field(() => ID, { description: "The IRI that names it, everywhere and always." })
  iri!: string;

  @Field(() => String, {
    description: "Its main name; its IRI when no configured graph knows the entity, or none that does answers.",
  })
  declare label: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether a configured graph knows it. Null when a graph did not answer.",
  })
  known?: boolean | null;

  @Field(() => String, { nullable: true, description: "What it is, in a few words." })
  description?: string | null;

  @Field(() => EntityConnection, { nullable: true, description: "The classes that it is an instance of." })
  @Directive(PAGED)
  types?: Connection<Entity> | null;

  @Field(() => EntityConnection, { nullable: true, description: "What other data sets call the same thing." })
  @Directive(PAGED)
  sameAs?: Connection<Entity> | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Title of its article in the English Wikipedia, with spaces. Null when no configured graph links to the article.",
  })
  wikipediaTitle?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of a picture of it, `https:`. Null when no configured graph states one.",
  })
  image?: string | null;

  @Field(() => FactConnection, {
    nullable: true,
    description:
      "What the graphs say of it: facts with its relations to other things, of several graphs read as one. Its names, classes and descriptions are none. Their order stays as it is, page by page.",
  })
  @Directive("@cost(weight: 5)")
  @Directive(PAGED)
  facts?: FactConnection | null;

  @Field(() => EntityRelationConnection, {
    nullable: true,
    description: "By which relations it has facts, and how many: to group them, and to ask for those of one relation.",
  })
  @Directive("@cost(weight: 5)")
  @Directive(PAGED)
  relations?: EntityRelationConnection | null;
}

export const EntityConnection = connectionOf(Entity, "Entity", "entities");
