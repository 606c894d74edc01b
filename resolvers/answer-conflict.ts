import { Args, FieldResolver, Resolver, Root } from "type-graphql";
import { LongPageArguments, PageArguments } from "../schema/arguments.ts";
import { AnswerConflict } from "../schema/answer-conflict.ts";
import { AnswerValueConnection } from "../schema/answer-value.ts";
import { EvidenceConnection } from "../schema/evidence.ts";
import { ReasoningPathConnection } from "../schema/reasoning-path.ts";
import { groundsOf, valuePage } from "./known-value.ts";
import { evidencePage } from "./shown-evidence.ts";
import { pathPage } from "./shown-path.ts";
import type { ShownConflict } from "./shown-result.ts";

@Resolver(() => AnswerConflict)
export class AnswerConflictResolver {
  @FieldResolver(() => AnswerValueConnection)
  values(@Root() { values, result }: ShownConflict, @Args(() => LongPageArguments) page: LongPageArguments) {
    return valuePage(groundsOf(result()), page, values);
  }

  @FieldResolver(() => ReasoningPathConnection)
  paths(@Root() { paths }: ShownConflict, @Args(() => PageArguments) page: PageArguments) {
    return pathPage(paths, page);
  }

  @FieldResolver(() => EvidenceConnection)
  evidence(@Root() { evidence }: ShownConflict, @Args(() => PageArguments) page: PageArguments) {
    return evidencePage(evidence, page);
  }
}
