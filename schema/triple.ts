import { Field, ObjectType } from "type-graphql";
import { Relation } from "./relation.ts";
import { Term } from "./term.ts";

@ObjectType({ description: "A fact as the graph states it." })
export class Triple {
  @Field(() => Term, { description: "What the fact is about." })
  subject!: Term;

  @Field(() => Relation, { description: "The relation." })
  predicate!: Relation;

  @Field(() => Term, { description: "What the subject is related to." })
  object!: Term;
}
