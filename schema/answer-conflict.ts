import { Directive, Field, Float, ID, ObjectType } from "type-graphql";
import type { SourceKind as EngineSourceKind } from "../engine/evidence/trace.ts";
import { type AnswerValue, AnswerValueConnection } from "./answer-value.ts";
import { type Connection, PAGED } from "./connection.ts";
import { type Evidence, EvidenceConnection } from "./evidence.ts";
import { Node } from "./node.ts";
import { type ReasoningPath, ReasoningPathConnection } from "./reasoning-path.ts";
import { SourceKind } from "./source-kind.ts";

/** Sides of a conflict that are told of. */
export const MAX_CONFLICTS = 10;

@ObjectType({
  implements: Node,
  description: "One of several answers that exclude each other, and what supports it.",
})
export class AnswerConflict {
  @Field(() => ID, { description: "Identifies this side of a conflict. Opaque: do not parse it." })
  id!: string;

  @Field(() => AnswerValueConnection, { description: "The answer according to this side." })
  @Directive(PAGED)
  values!: Connection<AnswerValue>;

  @Field(() => Boolean, {
    description: "Whether this is the answer that was taken. False for all sides if none outweighs the others.",
  })
  taken!: boolean;

  @Field(() => Float, {
    description:
      "How strongly it is supported, 0 or more. If sources disagree: the sum of the trust of the sources on this side, each graph and each document once. If the question has several readings: how well the words fit this reading.",
  })
  weight!: number;

  @Field(() => [SourceKind], { description: "Kinds of the sources on this side." })
  @Directive("@listSize(assumedSize: 2)")
  support!: readonly EngineSourceKind[];

  @Field(() => ReasoningPathConnection, { description: "The paths that lead to it, best first." })
  @Directive(PAGED)
  paths!: Connection<ReasoningPath>;

  @Field(() => EvidenceConnection, { description: "Evidence for the paths that lead to it." })
  @Directive(PAGED)
  evidence!: Connection<Evidence>;
}
