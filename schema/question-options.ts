import { Field, Float, ID, InputType, Int } from "type-graphql";

@InputType({
  description: "A correction: what some words of the question mean, if the gateway would link them to something else.",
})
export class TopicEntityInput {
  @Field(() => String, { description: "The words, exactly as in the question." })
  mention!: string;

  @Field(() => ID, { description: "IRI of the entity that they mean." })
  iri!: string;
}

@InputType({
  description: "Limits of the work on a question. They are not part of its id. A request by id sets its own limits.",
})
export class QuestionLimits {
  @Field(() => Int, { nullable: true, description: "Stop after this many milliseconds, 1 or more." })
  deadlineMs?: number | null;

  @Field(() => Int, { nullable: true, description: "Most calls to sources, 0 or more." })
  maxUpstreamCalls?: number | null;

  @Field(() => Int, { nullable: true, description: "Most requests to a language model, 0 or more." })
  maxModelCalls?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Most tokens that models read and write together, 0 or more. A request that might exceed it is not sent.",
  })
  maxTokens?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Most money spent on models, 0 or more, in the currency of the configured prices (model.prices.currency, USD by default). Without configured prices it has no effect.",
  })
  maxCost?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Oldest cached reply of a source that may be used, in seconds, 0 or more. With 0, every source is called again.",
  })
  maxAgeSeconds?: number | null;
}

/** Parameters of an engine's strategies stand beside these in its schema. */
@InputType({
  description:
    "Options of a question. `sources`, `topicEntities`, `reading` and `minConfidence` change what is found and are part of the question's id. The others only limit the work.",
})
export class QuestionOptions extends QuestionLimits {
  @Field(() => [ID], {
    nullable: true,
    description: "Use only these sources, by their ids in `sources`. Default: all sources.",
  })
  sources?: string[] | null;

  @Field(() => [TopicEntityInput], {
    nullable: true,
    description: "What names in the question mean, if the gateway links them wrongly.",
  })
  topicEntities?: TopicEntityInput[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Which way to understand the question is used: the `statement` of one of `analysis.readings`. Default: the best that can be answered. The request fails if the question cannot be read so.",
  })
  reading?: string | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Least confidence of an answer, 0 to 1. An answer of lower confidence becomes NOT_KNOWN, and the explanation says so.",
  })
  minConfidence?: number | null;
}
