import { Directive, Field, Float, ID, ObjectType } from "type-graphql";
import type { AnswerStatus as EngineAnswerStatus, SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { AnswerConflict, MAX_CONFLICTS } from "./answer-conflict.ts";
import { AnswerPart } from "./answer-part.ts";
import { AnswerStatus } from "./answer-status.ts";
import { type AnswerValue, AnswerValueConnection } from "./answer-value.ts";
import { type Connection, PAGED } from "./connection.ts";
import { Cost } from "./cost.ts";
import { Edtf } from "./scalars.ts";
import { GivenUpReading } from "./given-up-reading.ts";
import { SourceKind } from "./source-kind.ts";
import { Node } from "./node.ts";

@ObjectType({ implements: Node, description: "The result: what was found, or that it is not known." })
export class Answer {
  @Field(() => ID, {
    description:
      "Identifies this answer. A different result for the same question has a different id. Opaque: do not parse it.",
  })
  id!: string;

  @Field(() => AnswerStatus, { description: "Whether there is an answer." })
  status!: EngineAnswerStatus;

  @Field(() => String, { description: "The answer in words: names, yes or no, or a number with its unit." })
  text!: string;

  @Field(() => AnswerValueConnection, { description: "The answer as a set of values, in no particular order." })
  @Directive(PAGED)
  values!: Connection<AnswerValue>;

  @Field(() => [AnswerPart], {
    description:
      "The answers to the parts, in their order, if the question asks several things. Empty for other questions. If one part is not known, the whole answer is NOT_KNOWN, and `values` has what was found for the other parts.",
  })
  @Directive("@listSize(assumedSize: 2)")
  parts!: readonly AnswerPart[];

  @Field(() => [AnswerConflict], {
    description: `All sides, if answers were found that exclude each other, including the side that was taken. The side with the largest weight is first; at most ${MAX_CONFLICTS}. Empty if nothing contradicts the answer.`,
  })
  @Directive("@listSize(assumedSize: 2)")
  conflicts!: readonly AnswerConflict[];

  @Field(() => [SourceKind], { description: "Kinds of the sources that support the answer." })
  support!: readonly EngineSourceKind[];

  @Field(() => Boolean, {
    description:
      "False if there may be more: a budget ran out, a source failed, rows were cut off, something could not be checked, or the question was not understood.",
  })
  complete!: boolean;

  @Field(() => Float, {
    description:
      "0 to 1: how likely the answer is right. It is the share of right answers among similar answers on development sets. If a model chose the answer, the number only ranks answers. 0 if not known.",
  })
  confidence!: number;

  @Field(() => [GivenUpReading], {
    description:
      "The ways in which a model read the question before it read it anew, in the order in which they were given up. Empty if the first reading was kept.",
  })
  @Directive("@listSize(assumedSize: 1)")
  givenUp!: readonly GivenUpReading[];

  @Field(() => String, { description: "How the answer was found, or why there is none, in one or two sentences." })
  explanation!: string;

  @Field(() => String, {
    nullable: true,
    description: "How the question was understood, in words: the reading that was executed.",
  })
  reading?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The SPARQL query whose rows hold the answer. A count, a superlative and a "no" are computed from these rows. Null if no graph was needed, if several graphs were read as one, and for a comparison of two things. Each path then has its own query.',
  })
  sparql?: string | null;

  @Field(() => Cost, {
    description: "What this operation has spent on the question so far, without what others paid before.",
  })
  cost!: Cost;

  @Field(() => Edtf, {
    nullable: true,
    description: "Day on which the facts hold. If several sources were used, the earliest of their days.",
  })
  asOf?: string | null;
}
