import { Field, Int, ObjectType } from "type-graphql";
import type { Direction } from "../engine/evidence/fact.ts";
import { connectionOf } from "./connection.ts";
import { Relation } from "./relation.ts";
import { Source } from "./source.ts";
import { StepDirection } from "./step-direction.ts";
import { Term } from "./term.ts";

const COMPLETE =
  "False when there may be others: a graph failed or gave only a part, or there are more than are counted or paged through. Ask by relation and direction then.";

@ObjectType({
  description:
    "A fact of a graph, seen from an entity that it is about. When it holds is not looked up: it may have ended.",
})
class Fact {
  @Field(() => Relation, { description: "The relation." })
  relation!: Relation;

  @Field(() => StepDirection, { description: "FORWARD when the entity is the subject of the fact." })
  direction!: Direction;

  @Field(() => Term, { description: "What the fact is about." })
  subject!: Term;

  @Field(() => Term, { description: "What the subject stands in relation to." })
  object!: Term;

  @Field(() => Term, {
    description: "The end that is not the entity: object or subject. An entity there has facts of its own, to walk on.",
  })
  other!: Term;

  @Field(() => Source, { description: "The graph that says it; of several that do, the first." })
  source!: Source;
}

@ObjectType("FactConnection", { description: "A page of facts." })
export class FactConnection extends connectionOf(Fact, "Fact", "facts") {
  @Field(() => Boolean, { description: COMPLETE })
  complete!: boolean;
}

@ObjectType({ description: "A relation of an entity, and how many facts there are by it." })
export class EntityRelation {
  @Field(() => Relation, { description: "The relation: `facts(relation:)` takes its `iri`." })
  relation!: Relation;

  @Field(() => StepDirection, { description: "FORWARD when the entity is the subject of the facts." })
  direction!: Direction;

  @Field(() => Int, { description: "How many facts; what several graphs state is counted in each of them." })
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
      "False when there may be others, or more facts: a graph failed or gave only a part, or there are too many.",
  })
  complete!: boolean;
}
