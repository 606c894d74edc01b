import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { LongPageArguments } from "../schema/arguments.ts";
import { Answer } from "../schema/answer.ts";
import { AnswerPart } from "../schema/answer-part.ts";
import { AnswerValueConnection } from "../schema/answer-value.ts";
import { Cost } from "../schema/cost.ts";
import { GivenUpReading } from "../schema/given-up-reading.ts";
import type { FoundAnswer } from "./found-answer.ts";
import { groundsOf, valuePage } from "./known-value.ts";
import type { Operation } from "./operation.ts";
import { shownCost } from "./shown-cost.ts";
import { shownParts } from "./shown-part.ts";

@Resolver(() => Answer)
export class AnswerResolver {
  @FieldResolver(() => AnswerValueConnection)
  values(@Root() answer: FoundAnswer, @Args(() => LongPageArguments) page: LongPageArguments) {
    return valuePage(groundsOf(answer), page);
  }

  @FieldResolver(() => [AnswerPart])
  parts(@Root() { parts }: FoundAnswer) {
    return shownParts(parts);
  }

  @FieldResolver(() => [GivenUpReading])
  givenUp(@Root() { givenUp = [] }: FoundAnswer) {
    return givenUp;
  }

  @FieldResolver(() => Cost)
  cost(@Root() answer: FoundAnswer, @Ctx() operation: Operation) {
    return shownCost(operation.cost(answer.asked));
  }
}
