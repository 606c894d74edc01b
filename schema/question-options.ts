import { Field, Float, ID, InputType, Int } from "type-graphql";

@InputType({ description: "What some words of the question mean, when the gateway would link them to something else." })
export class TopicEntityInput {
  @Field(() => String, { description: "The words, as they stand in the question." })
  mention!: string;

  @Field(() => ID, { description: "IRI of the entity that they mean." })
  iri!: string;
}

@InputType({
  description: "Limits of the work on a question. None is part of its id: whoever asks by the id sets limits anew.",
})
export class QuestionLimits {
  @Field(() => Int, { nullable: true, description: "Stop after so many milliseconds, 1 or more." })
  deadlineMs?: number | null;

  @Field(() => Int, { nullable: true, description: "Make at most so many calls to sources, 0 or more." })
  maxUpstreamCalls?: number | null;

  @Field(() => Int, { nullable: true, description: "Make at most so many requests to a language model, 0 or more." })
  maxModelCalls?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Let models read and write at most so many tokens together, 0 or more. A request that might exceed it is not sent.",
  })
  maxTokens?: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Spend at most so much money on models, 0 or more, in the currency of the prices that are configured (model.prices.currency, USD unless it says otherwise). Without prices nothing is known to cost any.",
  })
  maxCost?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Use nothing that was had from a source longer ago than so many seconds, 0 or more; 0 asks every source anew.",
  })
  maxAgeSeconds?: number | null;
}

/** Parameters of an engine's strategies stand beside these in its schema. */
@InputType({
  description:
    "Wishes for a question. `sources`, `topicEntities` and `minConfidence` change what is found and are part of the question's id; the others only limit the work.",
})
export class QuestionOptions extends QuestionLimits {
  @Field(() => [ID], {
    nullable: true,
    description: "Use these sources only, by the ids that `sources` lists; all when left out.",
  })
  sources?: string[] | null;

  @Field(() => [TopicEntityInput], {
    nullable: true,
    description: "Corrections of how names in the question are linked.",
  })
  topicEntities?: TopicEntityInput[] | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Give no answer whose confidence is less than this, 0 to 1: it is NOT_KNOWN then, and the explanation says so.",
  })
  minConfidence?: number | null;
}
