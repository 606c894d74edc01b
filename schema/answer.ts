import { Directive, Field, Float, ID, ObjectType } from "type-graphql";
import type { AnswerStatus as EngineAnswerStatus, SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { AnswerConflict, MAX_CONFLICTS } from "./answer-conflict.ts";
import { AnswerPart } from "./answer-part.ts";
import { AnswerStatus } from "./answer-status.ts";
import { type AnswerValue, AnswerValueConnection } from "./answer-value.ts";
import { type Connection, PAGED } from "./connection.ts";
import { Cost } from "./cost.ts";
import { Edtf } from "./scalars.ts";
import { SourceKind } from "./source-kind.ts";
import { Node } from "./node.ts";

@ObjectType({ implements: Node, description: "The outcome: what was found, or that it is not known." })
export class Answer {
  @Field(() => ID, {
    description:
      "Names this answer among those of all questions and strategies; what has come out otherwise has another. Opaque.",
  })
  id!: string;

  @Field(() => AnswerStatus, { description: "Whether there is an answer." })
  status!: EngineAnswerStatus;

  @Field(() => String, { description: "The answer in words: names joined, yes or no, a number with its unit." })
  text!: string;

  @Field(() => AnswerValueConnection, { description: "The answer as values; a set, in no particular order." })
  @Directive(PAGED)
  values!: Connection<AnswerValue>;

  @Field(() => [AnswerPart], {
    description:
      "What came of each thing, of a question that asks several, in its order; empty for a question that asks one. Where one of them is not known the answer as a whole is NOT_KNOWN, and `values` has what was found of the others.",
  })
  @Directive("@listSize(assumedSize: 2)")
  parts!: readonly AnswerPart[];

  @Field(() => [AnswerConflict], {
    description: `Where answers were found that exclude one another: all sides, the one that was taken included, the heaviest first and at most ${MAX_CONFLICTS}. Empty where nothing contradicts the answer.`,
  })
  @Directive("@listSize(assumedSize: 2)")
  conflicts!: readonly AnswerConflict[];

  @Field(() => [SourceKind], { description: "Kinds of the sources that the answer rests on." })
  support!: readonly EngineSourceKind[];

  @Field(() => Boolean, {
    description:
      "False when a budget ran out, a source failed, rows were cut off, something could not be checked or the question " +
      "was not understood: there may be more.",
  })
  complete!: boolean;

  @Field(() => Float, {
    description:
      "0 to 1: how likely the answer is right, as often as answers like it were on development sets; a scale of its own " +
      "where a model chose the answer. 0 when not known.",
  })
  confidence!: number;

  @Field(() => String, { description: "How the answer came about, or why there is none, in a sentence or two." })
  explanation!: string;

  @Field(() => String, { nullable: true, description: "The reading of the question that was executed, in words." })
  reading?: string | null;

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

  @Field(() => Edtf, {
    nullable: true,
    description: "Day on which the facts hold: the oldest of the sources used.",
  })
  asOf?: string | null;
}
