import { Field, Float, Int, ObjectType } from "type-graphql";
import type { UpstreamKind as EngineUpstreamKind } from "../engine/sources/upstream.ts";
import type { StrategyName } from "../engine/evidence/trace.ts";
import { Strategy } from "./strategy.ts";
import { UpstreamKind } from "./upstream-kind.ts";

@ObjectType({ description: "Calls of one kind to sources." })
export class UpstreamCalls {
  @Field(() => UpstreamKind, { description: "The kind of call." })
  kind!: EngineUpstreamKind;

  @Field(() => Int, { description: "How many." })
  calls!: number;
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

  @Field(() => Float, {
    nullable: true,
    description: "Money spent on models, in the currency of the prices that are configured; absent where none are.",
  })
  money?: number | null;
}

@ObjectType({ description: "An upper bound of what an answer costs." })
export class CostEstimate {
  @Field(() => Strategy, { description: "The strategy that is estimated." })
  strategy!: StrategyName;

  @Field(() => Int, { description: "Most stages that can run." })
  stages!: number;

  @Field(() => [UpstreamCalls], { description: "Most calls to sources, by kind; a kind that is absent is not called." })
  upstream!: readonly UpstreamCalls[];

  @Field(() => [String], { description: "The stages that would run, in the order in which they are first asked for." })
  plan!: readonly string[];
}
