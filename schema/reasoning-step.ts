import { Directive, Field, ID, Int, ObjectType } from "type-graphql";
import type { ReasoningStep as EngineStep } from "../engine/evidence/trace.ts";
import { Evidence } from "./evidence.ts";
import { SIZED_BY_FIRST } from "./first.ts";
import { StepDirection } from "./step-direction.ts";
import { StepNode } from "./step-node.ts";

@ObjectType({ description: "The relation that a step follows." })
export class Relation {
  @Field(() => ID, {
    nullable: true,
    description: "Its IRI in the graph; null for a step that stands on words of a document.",
  })
  iri?: string | null;

  @Field(() => String, { description: "Its name." })
  label!: string;
}

@ObjectType({ description: "One hop of a path: from subjects by a relation to objects." })
export class ReasoningStep {
  @Field(() => [StepNode], { description: "Where the step starts." })
  @Directive(SIZED_BY_FIRST)
  subjects!: readonly StepNode[];

  @Field(() => Int, { description: "How many subjects there are, whatever `first` was." })
  subjectCount!: number;

  @Field(() => Relation, { description: "What is followed." })
  relation!: Relation;

  @Field(() => [StepNode], { description: "Where the step leads." })
  @Directive(SIZED_BY_FIRST)
  objects!: readonly StepNode[];

  @Field(() => Int, { description: "How many objects there are, whatever `first` was." })
  objectCount!: number;

  @Field(() => StepDirection, { description: "Whether the facts are read forwards or backwards." })
  direction!: EngineStep["direction"];

  @Field(() => [Evidence], { description: "What backs the step; never empty." })
  @Directive(SIZED_BY_FIRST)
  evidence!: readonly Evidence[];

  @Field(() => Int, { description: "How much evidence there is, whatever `first` was." })
  evidenceCount!: number;
}
