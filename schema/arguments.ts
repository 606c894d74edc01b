import { ArgsType, Field, Int } from "type-graphql";
import type { Traversal as EngineTraversal } from "../engine/evidence/logic-tree.ts";
import type { SourceKind as EngineSourceKind, StrategyName } from "../engine/evidence/trace.ts";
import { MAX_FIRST } from "./first.ts";
import { SourceKind } from "./source-kind.ts";
import { DEFAULT_STRATEGY, Strategy } from "./strategy.ts";
import { Traversal } from "./traversal.ts";

@ArgsType()
export class FirstArguments {
  @Field(() => Int, { defaultValue: 10, description: `How many to give at most, 1 to ${MAX_FIRST}.` })
  first: number = 10;
}

@ArgsType()
export class AllArguments {
  @Field(() => Int, { defaultValue: MAX_FIRST, description: `How many to give at most, 1 to ${MAX_FIRST}.` })
  first: number = MAX_FIRST;
}

@ArgsType()
export class NodeArguments {
  @Field(() => Int, { defaultValue: 50, description: `How many nodes to give at most, 1 to ${MAX_FIRST}.` })
  first: number = 50;
}

@ArgsType()
export class TraversalArguments {
  @Field(() => Traversal, { defaultValue: Traversal.PARALLEL, description: "In which order the nodes are checked." })
  traversal: EngineTraversal = Traversal.PARALLEL;
}

@ArgsType()
export class StrategyArguments {
  @Field(() => Strategy, { defaultValue: DEFAULT_STRATEGY, description: "How to look for the answer." })
  strategy: StrategyName = DEFAULT_STRATEGY;
}

@ArgsType()
export class PathArguments extends StrategyArguments {
  @Field(() => Int, { defaultValue: 10, description: `How many paths to give at most, 1 to ${MAX_FIRST}; best first.` })
  first: number = 10;
}

@ArgsType()
export class EvidenceFilter {
  @Field(() => [SourceKind], {
    nullable: true,
    description: "Only evidence from sources of these kinds; of all kinds when left out.",
  })
  kinds?: EngineSourceKind[] | null;

  @Field(() => Int, { defaultValue: 10, description: `How much evidence to give at most, 1 to ${MAX_FIRST}.` })
  first: number = 10;
}

@ArgsType()
export class EvidenceArguments extends EvidenceFilter {
  @Field(() => Strategy, { defaultValue: DEFAULT_STRATEGY, description: "How to look for the answer." })
  strategy: StrategyName = DEFAULT_STRATEGY;
}
