import { Directive, Field, Float, Int, ObjectType } from "type-graphql";
import type {
  AnswerStatus as EngineAnswerStatus,
  SourceKind as EngineSourceKind,
  StrategyName,
} from "../engine/evidence/trace.ts";
import { AnswerStatus } from "./answer-status.ts";
import { Cost } from "./cost.ts";
import { Entity } from "./entity.ts";
import { Evidence } from "./evidence.ts";
import { NODES_SIZED_BY_FIRST, SIZED_BY_FIRST } from "./first.ts";
import { Literal } from "./literal.ts";
import { PathList } from "./reasoning-path.ts";
import { SourceKind } from "./source-kind.ts";
import { Strategy } from "./strategy.ts";

@ObjectType({
  description:
    "One value of an answer. When `entity` and `literal` are both null it is words of a document that name nothing in the graph.",
})
export class AnswerValue {
  @Field(() => String, { description: "How a person reads it." })
  label!: string;

  @Field(() => Entity, { nullable: true, description: "The entity, when the value is one." })
  entity?: Entity | null;

  @Field(() => Literal, { nullable: true, description: "The literal, when the value is one." })
  literal?: Literal | null;

  @Field(() => String, {
    nullable: true,
    description: "Since when the value holds, where the source says so: ISO 8601.",
  })
  validFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Until when the value held, where the source says so: ISO 8601.",
  })
  validUntil?: string | null;
}

@ObjectType({ description: "The outcome: what was found, or that it is not known." })
export class Answer {
  @Field(() => AnswerStatus, { description: "Whether there is an answer." })
  status!: EngineAnswerStatus;

  @Field(() => String, { description: "The answer in words: names joined, yes or no, a number with its unit." })
  text!: string;

  @Field(() => [AnswerValue], { description: "The answer as values; a set, in no particular order." })
  @Directive(SIZED_BY_FIRST)
  values!: readonly AnswerValue[];

  @Field(() => Int, { description: "How many values there are, whatever `first` was." })
  valueCount!: number;

  @Field(() => [SourceKind], { description: "Kinds of the sources that the answer rests on." })
  support!: readonly EngineSourceKind[];

  @Field(() => Boolean, {
    description:
      "False when a budget ran out, a source failed, rows were cut off, something could not be checked or the question " +
      "was not understood: there may be more.",
  })
  complete!: boolean;

  @Field(() => Float, {
    description: "0 to 1: how well the question was understood and its names linked; 0 when not known.",
  })
  confidence!: number;

  @Field(() => Strategy, { description: "The strategy that found it." })
  strategy!: StrategyName;

  @Field(() => String, { description: "How the answer came about, or why there is none, in a sentence or two." })
  explanation!: string;

  @Field(() => String, { nullable: true, description: "The reading of the question that was executed, in words." })
  reading?: string | null;

  @Field(() => PathList, { description: "The reasoning paths that lead to the answer." })
  @Directive(NODES_SIZED_BY_FIRST)
  paths!: PathList;

  @Field(() => [Evidence], { description: "What sources returned that backs the answer." })
  @Directive(SIZED_BY_FIRST)
  evidence!: readonly Evidence[];

  @Field(() => Int, { description: "How much evidence there is in all, whatever `first` and `kinds` were." })
  evidenceCount!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The SPARQL query in whose rows the answer was found. A count, a superlative and a "no" are computed from them. Null when no graph was needed, where several graphs were read as one, and for a comparison of two things: each path then has a query.',
  })
  sparql?: string | null;

  @Field(() => Cost, {
    description: "What this operation has spent on the question so far; what others paid for before is not in it.",
  })
  cost!: Cost;

  @Field(() => String, {
    nullable: true,
    description: "Day on which the facts hold, `YYYY-MM-DD`: the oldest of the sources used.",
  })
  asOf?: string | null;
}
