import { Directive, Field, ID, ObjectType } from "type-graphql";
import { AnswerPart } from "./answer-part.ts";
import { type Connection, connectionOf, PAGED } from "./connection.ts";
import { type Evidence, EvidenceConnection } from "./evidence.ts";
import { Edtf } from "./scalars.ts";
import { Term } from "./term.ts";
import { Node } from "./node.ts";

@ObjectType({ implements: Node, description: "One value of an answer." })
export class AnswerValue {
  @Field(() => ID, { description: "Identifies this value of this answer or node. Opaque: do not parse it." })
  id!: string;

  @Field(() => String, { description: "Name or text to show to readers." })
  label!: string;

  @Field(() => Term, { description: "What it is." })
  term!: Term;

  @Field(() => Term, {
    nullable: true,
    description:
      "The thing that the value belongs to, if the question asks for one value of each of several things. In “who directed each of the films” it is the film. Null for other questions.",
  })
  of?: Term | null;

  @Field(() => AnswerPart, {
    nullable: true,
    description:
      "The part of the question that the value answers, if the question asks several things, as in “who wrote it, and when was it published”. Null for other questions.",
  })
  part?: AnswerPart | null;

  @Field(() => Edtf, { nullable: true, description: "Date from which the value holds, if the source states it." })
  validFrom?: string | null;

  @Field(() => Edtf, { nullable: true, description: "Date until which the value held, if the source states it." })
  validUntil?: string | null;

  @Field(() => EvidenceConnection, {
    description:
      "The evidence of the paths that lead to this value. At a node of a tree: the part of the node's evidence that names the value, or all of it if no part does.",
  })
  @Directive(PAGED)
  evidence!: Connection<Evidence>;
}

export const AnswerValueConnection = connectionOf(AnswerValue, "AnswerValue", "values");
