import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Relation } from "../schema/relation.ts";
import type { Operation } from "./operation.ts";

/** A relation as far as it is known without asking a source; one of a document has a name alone. */
interface KnownRelation {
  readonly iri?: string | undefined;
  readonly label?: string | undefined;
}

@Resolver(() => Relation)
export class RelationResolver {
  /** A graph that does not describe a relation still holds facts of it: its IRI says the most that is known. */
  @FieldResolver(() => String)
  async label(@Root() { iri, label }: KnownRelation, @Ctx() { relationNames }: Operation): Promise<string> {
    if (label !== undefined || iri === undefined) return label ?? "";
    return (await relationNames.load(iri))?.label ?? iri;
  }
}
