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
  description: "One of several answers that exclude one another, and what speaks for it.",
})
export class AnswerConflict {
  @Field(() => ID, { description: "Names this side of a conflict among those of all answers. Opaque." })
  id!: string;

  @Field(() => AnswerValueConnection, { description: "What the answer is by this side." })
  @Directive(PAGED)
  values!: Connection<AnswerValue>;

  @Field(() => Boolean, {
    description: "Whether this is the answer that was taken; false for all sides where none outweighs the others.",
  })
  taken!: boolean;

  @Field(() => Float, {
    description:
      "What speaks for it, 0 or more. Where sources disagree, the trust of all that say so, each graph and each document once; where the question can be read in several ways, how well it fits this one.",
  })
  weight!: number;

  @Field(() => [SourceKind], { description: "Kinds of the sources that say so." })
  @Directive("@listSize(assumedSize: 2)")
  support!: readonly EngineSourceKind[];

  @Field(() => ReasoningPathConnection, { description: "The paths that lead to it, best first." })
  @Directive(PAGED)
  paths!: Connection<ReasoningPath>;

  @Field(() => EvidenceConnection, { description: "What the paths that lead to it rest on." })
  @Directive(PAGED)
  evidence!: Connection<Evidence>;
}
