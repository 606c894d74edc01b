import { Args, FieldResolver, Resolver, Root } from "type-graphql";
import type { StrategyName } from "../engine/evidence/trace.ts";
import { PageArguments } from "../schema/arguments.ts";
import { AnswerValueConnection } from "../schema/answer-value.ts";
import { ReasoningPath } from "../schema/reasoning-path.ts";
import { Strategy } from "../schema/strategy.ts";
import { groundsOf, valuePage, valuesAt } from "./known-value.ts";
import type { ShownPath } from "./shown-result.ts";

@Resolver(() => ReasoningPath)
export class ReasoningPathResolver {
  @FieldResolver(() => [Strategy])
  supportedBy(@Root() { strategy, supportedBy = [strategy] }: ShownPath): readonly StrategyName[] {
    return supportedBy;
  }

  @FieldResolver(() => AnswerValueConnection)
  answers(@Root() { answers, result }: ShownPath, @Args(() => PageArguments) page: PageArguments) {
    const grounds = groundsOf(result());
    return valuePage(grounds, page, valuesAt(answers, grounds));
  }
}
