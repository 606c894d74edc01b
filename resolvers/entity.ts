import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import { FirstArguments } from "../schema/arguments.ts";
import { Entity } from "../schema/entity.ts";
import { take } from "./first.ts";
import { requireIri } from "./iri.ts";
import type { KnownEntity } from "./known-entity.ts";
import type { Operation } from "./operation.ts";

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

  @FieldResolver(() => [Entity], { nullable: true })
  async types(
    @Root() entity: KnownEntity,
    @Args(() => FirstArguments) { first }: FirstArguments,
    @Ctx() operation: Operation,
  ): Promise<readonly KnownEntity[]> {
    const description = await operation.entities.load(entity.iri);
    return take(description?.types ?? [], first).map((iri) => ({ iri }));
  }

  @FieldResolver(() => [String], { nullable: true })
  async sameAs(
    @Root() entity: KnownEntity,
    @Args(() => FirstArguments) { first }: FirstArguments,
    @Ctx() operation: Operation,
  ): Promise<readonly string[]> {
    const description = await operation.entities.load(entity.iri);
    return take(description?.sameAs ?? [], first);
  }
}
