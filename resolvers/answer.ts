import { Args, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { AllArguments, EvidenceFilter, FirstArguments } from "../schema/arguments.ts";
import { Answer, AnswerValue } from "../schema/answer.ts";
import { Cost } from "../schema/cost.ts";
import { Evidence } from "../schema/evidence.ts";
import { PathList } from "../schema/reasoning-path.ts";
import { take } from "./first.ts";
import type { FoundAnswer } from "./found-answer.ts";
import type { Operation } from "./operation.ts";
import { shownCost } from "./shown-cost.ts";
import { shownEvidence } from "./shown-evidence.ts";
import { shownPaths } from "./shown-path.ts";
import { shownValue } from "./shown-value.ts";

@Resolver(() => Answer)
export class AnswerResolver {
  @FieldResolver(() => [AnswerValue])
  values(@Root() answer: FoundAnswer, @Args(() => AllArguments) { first }: AllArguments) {
    return take(answer.values, first).map(shownValue);
  }

  @FieldResolver(() => Int)
  valueCount(@Root() answer: FoundAnswer): number {
    return answer.values.length;
  }

  @FieldResolver(() => PathList)
  paths(@Root() answer: FoundAnswer, @Args(() => FirstArguments) { first }: FirstArguments) {
    return shownPaths(answer, first);
  }

  @FieldResolver(() => [Evidence])
  evidence(@Root() answer: FoundAnswer, @Args(() => EvidenceFilter) { kinds, first }: EvidenceFilter) {
    return shownEvidence(answer, kinds, first);
  }

  @FieldResolver(() => Int)
  evidenceCount(@Root() answer: FoundAnswer): number {
    return answer.evidence.length;
  }

  @FieldResolver(() => Cost)
  cost(@Root() answer: FoundAnswer, @Ctx() operation: Operation) {
    return shownCost(operation.cost(answer.asked));
  }
}
