import { Field, Int, ObjectType } from "type-graphql";
import type { Direction } from "../engine/evidence/fact.ts";
import { connectionOf } from "./connection.ts";
import { Relation } from "./relation.ts";
import { Source } from "./source.ts";
import { StepDirection } from "./step-direction.ts";
import { Term } from "./term.ts";

const COMPLETE =
  "False if there may be more: a graph failed or returned only a part, or there are more than can be counted or paged through. Then narrow the list by relation and direction.";

@ObjectType({
  description:
    "A fact of a graph, seen from one of its entities. It is not looked up when the fact holds, so it may have ended.",
})
class Fact {
  @Field(() => Relation, { description: "The relation." })
  relation!: Relation;

  @Field(() => StepDirection, { description: "FORWARD when the entity is the subject of the fact." })
  direction!: Direction;

  @Field(() => Term, { description: "What the fact is about." })
  subject!: Term;

  @Field(() => Term, { description: "What the subject is related to." })
  object!: Term;

  @Field(() => Term, {
    description:
      "The other end of the fact: the object or the subject. If it is an entity, you can select its facts in turn.",
  })
  other!: Term;

  @Field(() => Source, { description: "The graph that states it. If several do, the first." })
  source!: Source;
}

@ObjectType("FactConnection", { description: "A page of facts." })
export class FactConnection extends connectionOf(Fact, "Fact", "facts") {
  @Field(() => Boolean, { description: COMPLETE })
  complete!: boolean;
}

@ObjectType({ description: "A relation of an entity, and how many facts it has." })
export class EntityRelation {
  @Field(() => Relation, { description: "The relation: `facts(relation:)` takes its `iri`." })
  relation!: Relation;

  @Field(() => StepDirection, { description: "FORWARD when the entity is the subject of the facts." })
  direction!: Direction;

  @Field(() => Int, {
    description: "Number of facts. A fact that several graphs state is counted once for each graph.",
  })
  degree!: number;
}

@ObjectType("EntityRelationConnection", { description: "A page of an entity's relations." })
export class EntityRelationConnection extends connectionOf(
  EntityRelation,
  "EntityRelation",
  "an entity's relations, those of most facts first",
) {
  @Field(() => Boolean, {
    description:
      "False if there may be more relations or more facts: a graph failed or returned only a part, or there are too many.",
  })
  complete!: boolean;
}
