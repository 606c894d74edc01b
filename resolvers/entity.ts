import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { PageArguments } from "../schema/arguments.ts";
import { Entity, EntityConnection } from "../schema/entity.ts";
import { requireIri } from "./iri.ts";
import type { KnownEntity } from "./known-entity.ts";
import type { Operation } from "./operation.ts";
import { pageOf } from "./page.ts";

@Resolver(() => Entity)
export class EntityResolver {
  @Query(() => Entity, {
    nullable: true,
    description: "An entity by its IRI. Nothing is looked up until a field other than `iri` is selected.",
  })
  entity(@Arg("iri", () => ID, { description: "The entity's IRI." }) iri: string): KnownEntity {
    return { iri: requireIri(iri) };
  }

  @FieldResolver(() => String, { nullable: true })
  async label(@Root() entity: KnownEntity, @Ctx() operation: Operation) {
    return entity.label ?? (await operation.entities.load(entity.iri))?.label;
  }

  @FieldResolver(() => String, { nullable: true })
  async description(@Root() entity: KnownEntity, @Ctx() operation: Operation) {
    return entity.description ?? (await operation.entities.load(entity.iri))?.description;
  }

  @FieldResolver(() => String, { nullable: true })
  async wikipediaTitle(@Root() { iri }: KnownEntity, @Ctx() { entities }: Operation) {
    return (await entities.load(iri))?.wikipediaTitle;
  }

  @FieldResolver(() => String, { nullable: true })
  async image(@Root() { iri }: KnownEntity, @Ctx() { entities }: Operation) {
    return (await entities.load(iri))?.image;
  }

  @FieldResolver(() => EntityConnection, { nullable: true })
  async types(
    @Root() entity: KnownEntity,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() operation: Operation,
  ) {
    return entityPage((await operation.entities.load(entity.iri))?.types, page);
  }

  @FieldResolver(() => EntityConnection, { nullable: true })
  async sameAs(
    @Root() entity: KnownEntity,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() operation: Operation,
  ) {
    return entityPage((await operation.entities.load(entity.iri))?.sameAs, page);
  }
}

function entityPage(iris: readonly string[] = [], page: PageArguments) {
  return pageOf(iris, page, { keyOf: (iri) => iri, show: (iri): KnownEntity => ({ iri }) });
}
