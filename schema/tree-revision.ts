import { Directive, Field, ID, ObjectType } from "type-graphql";

@ObjectType({ description: "A node as it stood, or stands now, below a corrected one." })
export class RevisedNode {
  @Field(() => ID, { description: "Its id in the tree as it was, or as it is now." })
  id!: string;

  @Field(() => String, { description: "The sub-question." })
  question!: string;

  @Field(() => String, { nullable: true, description: "What was believed; null when nothing was." })
  hypothesis?: string | null;
}

@ObjectType({
  description: "One correction: what was believed, what is right, and which part of the tree was built anew.",
})
export class TreeRevision {
  @Field(() => ID, {
    description: "The corrected node; the root, `0`, when the question was read in another way.",
  })
  nodeId!: string;

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
