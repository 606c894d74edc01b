import { Args, Ctx, Directive, Query, Resolver } from "type-graphql";
import { SearchArguments } from "../schema/arguments.ts";
import { EntityMatch, RelationMatch } from "../schema/link.ts";
import type { Operation } from "./operation.ts";
import { requireFirst } from "./page.ts";
import { requireSearch } from "./search-text.ts";
import { shownCandidate } from "./shown-link.ts";

const SIZED = '@listSize(slicingArguments: ["first"], requireOneSlicingArgument: false)';

/** Looking for things by their names. */
@Resolver()
export class SearchResolver {
  @Query(() => [EntityMatch], {
    nullable: true,
    description:
      "Finds entities by a name, or by the beginning of a name, best first. Use it to complete what a user types, or to correct what the words of a question mean. In a graph that is too large to be copied, only whole names are found, unless its server has a search of its own.",
  })
  @Directive("@cost(weight: 5)")
  @Directive(SIZED)
  async entities(@Args(() => SearchArguments) { search, first }: SearchArguments, @Ctx() operation: Operation) {
    requireFirst(first);
    return (await operation.searchEntities(requireSearch(search), first)).map(shownCandidate);
  }

  @Query(() => [RelationMatch], {
    nullable: true,
    description: "Finds relations of the graphs by name, best first. Pass the `iri` of one to `facts(relation:)`.",
  })
  @Directive("@cost(weight: 5)")
  @Directive(SIZED)
  async relations(@Args(() => SearchArguments) { search, first }: SearchArguments, @Ctx() operation: Operation) {
    requireFirst(first);
    const found = await operation.searchRelations(requireSearch(search), first);
    return found.map(({ iri, label, ...match }) => ({ relation: { iri, label }, ...match }));
  }
}
