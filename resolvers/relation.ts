import { Ctx, FieldResolver, ID, Resolver, Root } from "type-graphql";
import { Relation } from "../schema/relation.ts";
import type { Operation } from "./operation.ts";
import { relationId, type KnownRelation } from "./relation-id.ts";

@Resolver(() => Relation)
export class RelationResolver {
  @FieldResolver(() => ID)
  id(@Root() relation: KnownRelation): string {
    return relationId(relation);
  }

  /** A graph that does not describe a relation still holds facts of it: its IRI says the most that is known. */
  @FieldResolver(() => String)
  async label(@Root() { iri, label }: KnownRelation, @Ctx() { relationNames }: Operation): Promise<string> {
    if (label !== undefined || iri === undefined) return label ?? "";
    return (await relationNames.load(iri))?.label ?? iri;
  }
}
