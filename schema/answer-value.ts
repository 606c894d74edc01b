import { Directive, Field, ID, ObjectType } from "type-graphql";
import { AnswerPart } from "./answer-part.ts";
import { type Connection, connectionOf, PAGED } from "./connection.ts";
import { type Evidence, EvidenceConnection } from "./evidence.ts";
import { Edtf } from "./scalars.ts";
import { Term } from "./term.ts";
import { Node } from "./node.ts";

@ObjectType({ implements: Node, description: "One value of an answer." })
export class AnswerValue {
  @Field(() => ID, { description: "Names this value among those of all answers, and of all nodes of trees. Opaque." })
  id!: string;

  @Field(() => String, { description: "How a person reads it." })
  label!: string;

  @Field(() => Term, { description: "What it is." })
  term!: Term;

  @Field(() => Term, {
    nullable: true,
    description:
      "What the value belongs to, where a question asks for one of each of several things: of “who directed each of the films”, the film. Null otherwise.",
  })
  of?: Term | null;

  @Field(() => AnswerPart, {
    nullable: true,
    description:
      "Which part of the question it answers, where that asks several things: “who wrote it, and when was it published”. Null otherwise.",
  })
  part?: AnswerPart | null;

  @Field(() => Edtf, { nullable: true, description: "Since when the value holds, where the source says so." })
  validFrom?: string | null;

  @Field(() => Edtf, { nullable: true, description: "Until when the value held, where the source says so." })
  validUntil?: string | null;

  @Field(() => EvidenceConnection, {
    description:
      "Why this value: the evidence of the paths that lead to it. At a node of a tree, what of the node's evidence names it, or all of it where nothing does.",
  })
  @Directive(PAGED)
  evidence!: Connection<Evidence>;
}

export const AnswerValueConnection = connectionOf(AnswerValue, "AnswerValue", "values");
