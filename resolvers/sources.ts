import { Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { SourceDescription } from "../engine/engine.ts";
import { Source, SourceHealth } from "../schema/source.ts";
import type { Operation } from "./operation.ts";

@Resolver(() => Source)
export class SourceResolver {
  @Query(() => [Source], { description: "The configured sources. Only the field `health` calls a source." })
  sources(@Ctx() operation: Operation) {
    return operation.engine.sources;
  }

  @FieldResolver(() => SourceHealth, { nullable: true })
  async health(@Root() { id }: SourceDescription, @Ctx() operation: Operation) {
    const check = await operation.checks.load(id);
    return check === undefined ? null : { ...check, latencyMs: Math.round(check.latencyMs) };
  }
}
