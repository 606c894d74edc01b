import { Args, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { FirstArguments } from "../schema/arguments.ts";
import { Evidence } from "../schema/evidence.ts";
import { ReasoningStep } from "../schema/reasoning-step.ts";
import { StepNode } from "../schema/step-node.ts";
import { take } from "./first.ts";
import { shownNode } from "./known-entity.ts";
import type { ShownStep } from "./shown-path.ts";

@Resolver(() => ReasoningStep)
export class ReasoningStepResolver {
  @FieldResolver(() => [StepNode])
  subjects(@Root() step: ShownStep, @Args(() => FirstArguments) { first }: FirstArguments) {
    return take(step.subjects, first).map(shownNode);
  }

  @FieldResolver(() => Int)
  subjectCount(@Root() step: ShownStep): number {
    return step.subjects.length;
  }

  @FieldResolver(() => [StepNode])
  objects(@Root() step: ShownStep, @Args(() => FirstArguments) { first }: FirstArguments) {
    return take(step.objects, first).map(shownNode);
  }

  @FieldResolver(() => Int)
  objectCount(@Root() step: ShownStep): number {
    return step.objects.length;
  }

  @FieldResolver(() => [Evidence])
  evidence(@Root() step: ShownStep, @Args(() => FirstArguments) { first }: FirstArguments) {
    return take(step.evidence, first);
  }

  @FieldResolver(() => Int)
  evidenceCount(@Root() step: ShownStep): number {
    return step.evidence.length;
  }
}
