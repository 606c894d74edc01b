import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { Failure } from "../engine/failure.ts";
import type { RelationFound } from "../engine/graph/neighbourhood/relations.ts";
import { FactArguments, PageArguments } from "../schema/arguments.ts";
import { Entity, EntityConnection } from "../schema/entity.ts";
import { EntityRelationConnection, FactConnection } from "../schema/fact.ts";
import type { KnownEntityRelation } from "./entity-relation.ts";
import { factPage } from "./fact-page.ts";
import { requireIri } from "./iri.ts";
import type { KnownEntity } from "./known-entity.ts";
import type { Operation } from "./operation.ts";
import { pageOf, requireFirst } from "./page.ts";

@Resolver(() => Entity)
export class EntityResolver {
  @Query(() => Entity, {
    nullable: true,
    description: "An entity by its IRI. Nothing is looked up until a field other than `iri` is selected.",
  })
  entity(@Arg("iri", () => ID, { description: "The entity's IRI." }) iri: string): KnownEntity {
    return { iri: requireIri(iri) };
  }

  @FieldResolver(() => ID)
  id(@Root() { iri }: KnownEntity): string {
    return iri;
  }

  /** A failure of the graphs is told beside the data, and takes the rest of what is selected with it in no case. */
  @FieldResolver(() => String)
  async label(@Root() { iri, label }: KnownEntity, @Ctx() { entities }: Operation): Promise<string> {
    return label ?? (await entities.load(iri).catch(unlessOfSource))?.label ?? iri;
  }

  @FieldResolver(() => Boolean, { nullable: true })
  async known(@Root() { iri }: KnownEntity, @Ctx() { entities }: Operation): Promise<boolean> {
    return (await entities.load(iri)) !== undefined;
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

  @FieldResolver(() => FactConnection, { nullable: true })
  facts(@Root() { iri }: KnownEntity, @Args(() => FactArguments) wanted: FactArguments, @Ctx() operation: Operation) {
    return factPage(iri, wanted, operation);
  }

  @FieldResolver(() => EntityRelationConnection, { nullable: true })
  async relations(
    @Root() { iri }: KnownEntity,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() operation: Operation,
  ) {
    requireFirst(page.first);
    const { relations, complete } = await operation.relations.load(iri);
    return { ...pageOf(relations, page, relationsOf(iri)), complete };
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

function unlessOfSource(error: unknown): undefined {
  if (!(error instanceof Failure) || error.source === undefined) throw error;
}

function relationsOf(entity: string) {
  return {
    keyOf: ({ relation, direction }: RelationFound) => `${relation} ${direction}`,
    show: ({ relation, direction, degree }: RelationFound): KnownEntityRelation => ({
      entity,
      relation: { iri: relation },
      direction,
      degree,
    }),
  };
}

function entityPage(iris: readonly string[] = [], page: PageArguments) {
  return pageOf(iris, page, { keyOf: (iri) => iri, show: (iri): KnownEntity => ({ iri }) });
}
