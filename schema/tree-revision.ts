import { Directive, Field, ObjectType } from "type-graphql";
import { LogicNode } from "./logic-node.ts";

@ObjectType({ description: "A node below a corrected one, as it was before or as it is now." })
export class RevisedNode {
  @Field(() => LogicNode, {
    nullable: true,
    description: "The node of the tree. Null if it is not in the tree any more.",
  })
  node?: LogicNode | null;

  @Field(() => String, { description: "The former or present `position` of the node." })
  position!: string;

  @Field(() => String, { description: "The sub-question." })
  question!: string;

  @Field(() => String, { nullable: true, description: "What was assumed. Null if nothing was." })
  hypothesis?: string | null;
}

@ObjectType({
  description: "One correction: what was assumed, what is right, and which part of the tree was built again.",
})
export class TreeRevision {
  @Field(() => LogicNode, {
    nullable: true,
    description:
      "The corrected node. If the whole question was read in another way, the root. Null if another node has replaced it.",
  })
  node?: LogicNode | null;

  @Field(() => String, { description: "The `position` of the corrected node; `0` is the root." })
  position!: string;

  @Field(() => String, { nullable: true, description: "What was assumed. Null if nothing was." })
  before?: string | null;

  @Field(() => String, { description: "What is right." })
  after!: string;

  @Field(() => String, { description: "Why the assumption was corrected." })
  reason!: string;

  @Field(() => [RevisedNode], {
    description: "Nodes that were below it before. Empty if there were none, or if no further rebuild was allowed.",
  })
  @Directive("@listSize(assumedSize: 3)")
  removed!: readonly RevisedNode[];

  @Field(() => [RevisedNode], { description: "Nodes that are below it now." })
  @Directive("@listSize(assumedSize: 3)")
  added!: readonly RevisedNode[];
}
