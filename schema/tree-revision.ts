import { Directive, Field, ObjectType } from "type-graphql";
import { LogicNode } from "./logic-node.ts";

@ObjectType({ description: "A node as it stood, or stands now, below a corrected one." })
export class RevisedNode {
  @Field(() => LogicNode, {
    nullable: true,
    description: "The tree's node; null when it stands in the tree no more.",
  })
  node?: LogicNode | null;

  @Field(() => String, { description: "Where it stood or stands, as `position` of a node." })
  position!: string;

  @Field(() => String, { description: "The sub-question." })
  question!: string;

  @Field(() => String, { nullable: true, description: "What was believed; null when nothing was." })
  hypothesis?: string | null;
}

@ObjectType({
  description: "One correction: what was believed, what is right, and which part of the tree was built anew.",
})
export class TreeRevision {
  @Field(() => LogicNode, {
    nullable: true,
    description:
      "The corrected node; the root, when the question was read in another way. Null when another stands in its place.",
  })
  node?: LogicNode | null;

  @Field(() => String, { description: "Where the corrected node stands, as its `position`; `0` is the root." })
  position!: string;

  @Field(() => String, { nullable: true, description: "What was believed; null when nothing was." })
  before?: string | null;

  @Field(() => String, { description: "What is right." })
  after!: string;

  @Field(() => String, { description: "Why the one had to give way to the other." })
  reason!: string;

  @Field(() => [RevisedNode], {
    description: "Nodes that stood below; empty when there were none, or no rebuild was left.",
  })
  @Directive("@listSize(assumedSize: 3)")
  removed!: readonly RevisedNode[];

  @Field(() => [RevisedNode], { description: "Nodes that stand below now." })
  @Directive("@listSize(assumedSize: 3)")
  added!: readonly RevisedNode[];
}
