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

@ObjectType({ description: "What the calls of one stage used." })
export class StageCost {
  @Field(() => [UpstreamCalls], {
    description: "Calls to sources, by kind. A kind that was not called is missing.",
  })
  upstream!: readonly UpstreamCalls[];

  @Field(() => Int, { description: "Tokens that language models read." })
  inputTokens!: number;

  @Field(() => Int, { description: "Tokens that language models wrote, reasoning tokens included." })
  outputTokens!: number;

  @Field(() => Boolean, {
    description: "True if some token counts are estimated, because a server did not report them.",
  })
  tokensEstimated!: boolean;

  @Field(() => Money, {
    nullable: true,
    description: "Money spent on models, by the configured prices. Null without prices.",
  })
  money?: EngineMoney | null;
}

@ObjectType({ description: "What work was done." })
export class Cost extends StageCost {
  @Field(() => Int, { description: "Stages that were computed." })
  stages!: number;

  @Field(() => Int, { description: "Stages whose stored result was used instead." })
  stagesFromStore!: number;
}

@ObjectType({ description: "Work that is not done yet." })
export class EstimatedWork {
  @Field(() => Int, { description: "Number of stages that run. For one kind of stage: how often it runs." })
  stages!: number;

  @Field(() => [UpstreamCalls], {
    description:
      "Calls to sources, by kind. A kind that is missing is not called. Further requests of sources (HTTP) and of an embedding model (EMBEDDINGS) are not included.",
  })
  upstream!: readonly UpstreamCalls[];
}

@ObjectType({ description: "What one kind of stage costs. Only calls that the stage makes itself are counted." })
export class StageEstimate {
  @Field(() => String, { description: "Name of the stage." })
  name!: string;

  @Field(() => EstimatedWork, {
    description:
      "An upper bound. Several stages may share one limit, so the sum can be larger than the bound of the whole.",
  })
  most!: EstimatedWork;

  @Field(() => EstimatedWork, {
    nullable: true,
    description:
      "The typical cost, as medians. 0 stages if most questions do not need it. Null if nothing was measured.",
  })
  typical?: EstimatedWork | null;
}

@ObjectType({
  description:
    "How typical costs were measured: questions were asked of one graph in memory, with documents and without, and with nothing stored. Each task of the reasoner counts as one request to a model.",
})
export class CostMeasurement {
  @Field(() => Edtf, { description: "The day on which it was measured." })
  on!: string;

  @Field(() => Int, { description: "How many questions were asked." })
  questions!: number;
}

@ObjectType({
  implements: Node,
  description: "What an answer costs if nothing of it is stored.",
})
export class CostEstimate {
  @Field(() => ID, { description: "Identifies this object, on any replica. Opaque: do not parse it." })
  id!: string;

  @Field(() => Strategy, { description: "The strategy that is estimated." })
  strategy!: StrategyName;

  @Field(() => [StageEstimate], {
    description: "The stages that may run, in the order in which they are first needed.",
  })
  stages!: readonly StageEstimate[];

  @Field(() => EstimatedWork, {
    description: "An upper bound for the whole question. Work stops there, and the answer says so.",
  })
  most!: EstimatedWork;

  @Field(() => EstimatedWork, {
    nullable: true,
    description:
      "The typical cost: the median of the questions that were measured. A graph behind an endpoint takes the same number of calls, but a call may be several requests: a long query is sent in parts, and a failed request is sent again. Before the first question, such a graph is also copied or its relations are listed. A model may read a question differently from the built-in reasoner, and it is asked again if its reply does not fit. Null for several graphs, and for strategies that were not measured.",
  })
  typical?: EstimatedWork | null;

  @Field(() => CostMeasurement, {
    nullable: true,
    description: "How the typical costs were measured. Null if there are none.",
  })
  measurement?: CostMeasurement | null;
}
