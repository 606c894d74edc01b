import { Field, Float, ObjectType, registerEnumType } from "type-graphql";
import type { LinkedEntity as EngineEntity, LinkedRelation as EngineRelation } from "../engine/evidence/logic-tree.ts";
import { connectionOf } from "./connection.ts";
import { Entity } from "./entity.ts";
import { Relation } from "./relation.ts";
import { StepDirection } from "./step-direction.ts";

const TreeEntityOrigin = { SEARCH: "SEARCH", NAMED: "NAMED", ANSWER: "ANSWER" } as const satisfies Record<
  EngineEntity["via"],
  EngineEntity["via"]
>;

registerEnumType(TreeEntityOrigin, {
  name: "TreeEntityOrigin",
  description: "How an entity came to be a candidate for a sub-question.",
  valuesConfig: {
    SEARCH: { description: "Found in the words of the question." },
    NAMED: { description: "Named by the reasoner, and found in the graph by that name." },
    ANSWER: { description: "The answer of another node, validated before." },
  },
});

@ObjectType({ description: "An entity that a sub-question may be about." })
export class TreeEntity {
  @Field(() => Entity, { description: "The entity." })
  entity!: Entity;

  @Field(() => String, {
    description: "The words by which it was found. If it is an answer of another node, its name.",
  })
  mention!: string;

  @Field(() => Float, { description: "0 to 1: how likely it is meant." })
  score!: number;

  @Field(() => TreeEntityOrigin, { description: "How it was found." })
  origin!: EngineEntity["via"];

  @Field(() => Boolean, { description: "False for a candidate that was not used." })
  kept!: boolean;
}

export const TreeEntityConnection = connectionOf(TreeEntity, "TreeEntity", "candidates, best first");

@ObjectType({ description: "A relation of the linked entities that may answer a sub-question." })
export class TreeRelation {
  @Field(() => Relation, { description: "The relation." })
  relation!: Relation;

  @Field(() => StepDirection, { description: "FORWARD when the linked entities are the subjects of its facts." })
  direction!: EngineRelation["direction"];

  @Field(() => Float, { description: "0 to 1: how well it fits the sub-question." })
  score!: number;

  @Field(() => Boolean, { description: "False for a candidate that was not followed." })
  kept!: boolean;
}

export const TreeRelationConnection = connectionOf(TreeRelation, "TreeRelation", "candidates, best first");
