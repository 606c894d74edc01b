import { Directive, Field, ID, ObjectType } from "type-graphql";
import type { ReasoningStep as EngineStep } from "../engine/evidence/trace.ts";
import { type Connection, PAGED } from "./connection.ts";
import { type Evidence, EvidenceConnection } from "./evidence.ts";
import { Relation } from "./relation.ts";
import { StepDirection } from "./step-direction.ts";
import { type Term, TermConnection } from "./term.ts";
import { Node } from "./node.ts";

@ObjectType({ implements: Node, description: "One hop of a path: from subjects by a relation to objects." })
export class ReasoningStep {
  @Field(() => ID, { description: "Identifies this step. Opaque: do not parse it." })
  id!: string;

  @Field(() => TermConnection, { description: "Where the step starts." })
  @Directive(PAGED)
  subjects!: Connection<Term>;

  @Field(() => Relation, { description: "The relation that is followed." })
  relation!: Relation;

  @Field(() => TermConnection, { description: "Where the step leads." })
  @Directive(PAGED)
  objects!: Connection<Term>;

  @Field(() => StepDirection, { description: "Whether the facts are read forwards or backwards." })
  direction!: EngineStep["direction"];

  @Field(() => EvidenceConnection, { description: "What supports the step. Never empty." })
  @Directive(PAGED)
  evidence!: Connection<Evidence>;
}
