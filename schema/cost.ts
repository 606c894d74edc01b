import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import type { Money as EngineMoney, UpstreamKind as EngineUpstreamKind } from "../engine/sources/upstream.ts";
import type { StrategyName } from "../engine/evidence/trace.ts";
import { Edtf } from "./scalars.ts";
import { Node } from "./node.ts";
import { Strategy } from "./strategy.ts";
import { UpstreamKind } from "./upstream-kind.ts";

@ObjectType({ description: "Calls of one kind to sources." })
export class UpstreamCalls {
  @Field(() => UpstreamKind, { description: "The kind of call." })
  kind!: EngineUpstreamKind;

  @Field(() => Int, { description: "How many." })
  calls!: number;
}

@ObjectType({ description: "An amount of money." })
class Money {
  @Field(() => Float, { description: "How much, in units of the currency: 0.5 is fifty cents of a dollar." })
  amount!: number;

  @Field(() => String, { description: "The currency by its three letters (ISO 4217), such as USD." })
  currency!: string;
}

@ObjectType({ description: "What work was done." })
export class Cost {
  @Field(() => Int, { description: "Stages that were computed." })
  stages!: number;

  @Field(() => Int, { description: "Stages whose stored result was used instead." })
  stagesFromStore!: number;

  @Field(() => [UpstreamCalls], {
    description: "Calls that were made to sources, by kind; a kind that was not called is absent.",
  })
  upstream!: readonly UpstreamCalls[];

  @Field(() => Int, { description: "Tokens that language models read." })
  inputTokens!: number;

  @Field(() => Int, { description: "Tokens that language models wrote, thoughts included." })
  outputTokens!: number;

  @Field(() => Boolean, {
    description: "Whether a server did not say how many tokens it used, so that some are estimated.",
  })
  tokensEstimated!: boolean;

  @Field(() => Money, {
    nullable: true,
    description: "Spent on models, by the prices that are configured; null where none are.",
  })
  money?: EngineMoney | null;
}

@ObjectType({ description: "Work that is not done yet." })
export class EstimatedWork {
  @Field(() => Int, { description: "Stages that run; of one kind of stage, how often it does." })
  stages!: number;

  @Field(() => [UpstreamCalls], {
    description:
      "Calls to sources, by kind; a kind that is absent is not called. Requests that a source or an embedding model makes besides, HTTP and EMBEDDINGS, are not foreseen.",
  })
  upstream!: readonly UpstreamCalls[];
}

@ObjectType({ description: "What one kind of stage costs. Its calls are those that it makes itself." })
export class StageEstimate {
  @Field(() => String, { description: "Name of the stage." })
  name!: string;

  @Field(() => EstimatedWork, { description: "An upper bound. Several stages may share one: they add up to more." })
  most!: EstimatedWork;

  @Field(() => EstimatedWork, {
    nullable: true,
    description: "As a rule: the medians. 0 stages where most questions do without; null where nothing was measured.",
  })
  typical?: EstimatedWork | null;
}

@ObjectType({
  description:
    "What typical costs were found by: questions that were put to one graph in memory, with documents and without, nothing of them stored, each task of the reasoner counted as one request to a model.",
})
export class CostMeasurement {
  @Field(() => Edtf, { description: "The day on which it was measured." })
  on!: string;

  @Field(() => Int, { description: "How many questions were asked." })
  questions!: number;
}

@ObjectType({
  implements: Node,
  description: "What an answer costs, when nothing of it is stored.",
})
export class CostEstimate {
  @Field(() => ID, { description: "Names it among all that there is, on any replica. Opaque." })
  id!: string;

  @Field(() => Strategy, { description: "The strategy that is estimated." })
  strategy!: StrategyName;

  @Field(() => [StageEstimate], {
    description: "What may run, each stage by its name, in the order in which they are first asked for.",
  })
  stages!: readonly StageEstimate[];

  @Field(() => EstimatedWork, { description: "An upper bound of the whole. The work is cut off there, and says so." })
  most!: EstimatedWork;

  @Field(() => EstimatedWork, {
    nullable: true,
    description:
      "As a rule: what half of the questions that were measured do not exceed. A graph behind an endpoint takes as many calls, each a request to it or several: a long one is sent in parts, a failed one again, and before the first question it is read or its relations are listed. A model may read a question in another way than the built-in reasoner, and is asked again where its reply does not fit. Null for several graphs, and for strategies that were not measured.",
  })
  typical?: EstimatedWork | null;

  @Field(() => CostMeasurement, {
    nullable: true,
    description: "How the typical costs were found; null where none are.",
  })
  measurement?: CostMeasurement | null;
}
