import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { EvidenceSubgraph as FoundSubgraph } from "../engine/evidence/exploration.ts";
import { PageArguments } from "../schema/arguments.ts";
import { EvidenceSubgraph } from "../schema/evidence-subgraph.ts";
import type { Operation } from "./operation.ts";
import { subgraphFacts } from "./shown-exploration.ts";

@Resolver(() => EvidenceSubgraph)
export class EvidenceSubgraphResolver {
  @FieldResolver()
  facts(@Root() found: FoundSubgraph, @Args(() => PageArguments) page: PageArguments, @Ctx() operation: Operation) {
    return subgraphFacts(found, page, operation);
  }
}
