import { Args, Directive, FieldResolver, Resolver, Root } from "type-graphql";
import { PageArguments } from "../schema/arguments.ts";
import { PAGED } from "../schema/connection.ts";
import { AnswerValue } from "../schema/answer-value.ts";
import { EvidenceConnection } from "../schema/evidence.ts";
import { ReasoningPathConnection } from "../schema/reasoning-path.ts";
import type { KnownValue } from "./known-value.ts";
import { evidencePage } from "./shown-evidence.ts";
import { pathPage } from "./shown-path.ts";

@Resolver(() => AnswerValue)
export class AnswerValueResolver {
  @FieldResolver(() => ReasoningPathConnection, {
    description:
      "The paths that lead to this value, best first. Empty if they were left out because there were too many paths, and for a value at a node of a tree.",
  })
  @Directive(PAGED)
  paths(@Root() value: KnownValue, @Args(() => PageArguments) page: PageArguments) {
    return pathPage(value.paths(), page);
  }

  @FieldResolver(() => EvidenceConnection)
  evidence(@Root() value: KnownValue, @Args(() => PageArguments) page: PageArguments) {
    return evidencePage(value.evidence(), page);
  }
}
