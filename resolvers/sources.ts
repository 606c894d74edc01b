import { Ctx, Query, Resolver } from "type-graphql";
import { Source } from "../schema/source.ts";
import type { Operation } from "./operation.ts";

@Resolver(() => Source)
export class SourceResolver {
  @Query(() => [Source], { description: "What is configured to answer from. Nothing is asked of the sources." })
  sources(@Ctx() operation: Operation) {
    return operation.engine.sources;
  }
}
