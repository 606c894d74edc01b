import { Args, Ctx, Directive, FieldResolver, Resolver, Root } from "type-graphql";
import type { RelationFound } from "../engine/graph/neighbourhood/relations.ts";
import { PageArguments } from "../schema/arguments.ts";
import { PAGED } from "../schema/connection.ts";
import { EntityRelation, FactConnection } from "../schema/fact.ts";
import { factPage } from "./fact-page.ts";
import type { Operation } from "./operation.ts";

/** A relation, with the entity whose it is. */
export interface KnownEntityRelation extends Pick<RelationFound, "direction" | "degree"> {
  readonly entity: string;
  readonly relation: { readonly iri: string };
}

@Resolver(() => EntityRelation)
export class EntityRelationResolver {
  @FieldResolver(() => FactConnection, {
    nullable: true,
    description: "The facts with this relation, like `facts` of the entity.",
  })
  @Directive("@cost(weight: 5)")
  @Directive(PAGED)
  facts(
    @Root() { entity, relation, direction }: KnownEntityRelation,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() operation: Operation,
  ) {
    return factPage(entity, { ...page, relation: relation.iri, direction }, operation);
  }
}
