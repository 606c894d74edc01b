import { Directive, Field, Float, ID, ObjectType } from "type-graphql";
import type {
  PathScore as EnginePathScore,
  SourceKind as EngineSourceKind,
  StrategyName,
} from "../engine/evidence/trace.ts";
import { type AnswerValue, AnswerValueConnection } from "./answer-value.ts";
import { type Connection, connectionOf, PAGED } from "./connection.ts";
import { ReasoningStep } from "./reasoning-step.ts";
import { ScoreCriterion } from "./score-criterion.ts";
import { SourceKind } from "./source-kind.ts";
import { Strategy } from "./strategy.ts";
import { Node } from "./node.ts";

@ObjectType({ description: "One score of a path, and the range it lies in." })
class PathScore {
  @Field(() => ScoreCriterion, { description: "What is measured." })
  criterion!: EnginePathScore["criterion"];

  @Field(() => Float, { description: "The score." })
  value!: number;

  @Field(() => Float, { description: "The smallest possible value." })
  min!: number;

  @Field(() => Float, { description: "The largest possible value." })
  max!: number;
}

@ObjectType({
  implements: Node,
  description: "A connected sequence of steps from something that the question names to an answer.",
})
export class ReasoningPath {
  @Field(() => ID, { description: "Identifies this path. Opaque: do not parse it." })
  id!: string;

  @Field(() => String, {
    description:
      "The path in one line, such as `Mariner Moose ← mascot – Seattle Mariners – league → American League West`.",
  })
  text!: string;

  @Field(() => Strategy, { description: "The strategy that found it. If several did, the one that was asked first." })
  strategy!: StrategyName;

  @Field(() => [Strategy], {
    description: "All strategies that found it. They show the same facts, so the path counts once.",
  })
  @Directive("@listSize(assumedSize: 2)")
  supportedBy!: readonly StrategyName[];

  @Field(() => Float, {
    nullable: true,
    description:
      "0 to 1: its weight among the paths of several strategies, by its quality. Null if paths were not weighed.",
  })
  weight?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The phase of the strategy that found it, by the strategy's name for it. Null for a strategy without phases.",
  })
  phase?: string | null;

  @Field(() => [SourceKind], { description: "Kinds of the sources that support its steps." })
  @Directive("@listSize(assumedSize: 2)")
  sourceKinds!: readonly EngineSourceKind[];

  @Field(() => [ReasoningStep], { description: "The hops, in order." })
  @Directive("@listSize(assumedSize: 3)")
  steps!: readonly ReasoningStep[];

  @Field(() => AnswerValueConnection, { description: "The values of the answer that the path leads to." })
  @Directive(PAGED)
  answers!: Connection<AnswerValue>;

  @Field(() => [PathScore], { description: "The scores that its strategy gave to the path." })
  @Directive("@listSize(assumedSize: 8)")
  scores!: readonly EnginePathScore[];

  @Field(() => String, {
    nullable: true,
    description:
      "The SPARQL query that reproduces its graph steps on the source, so that anyone can check them. Null when no step is of a graph, or when steps are of several graphs.",
  })
  sparql?: string | null;
}

export const ReasoningPathConnection = connectionOf(ReasoningPath, "ReasoningPath", "reasoning paths, best first");
