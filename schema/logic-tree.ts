import { Directive, Field, ID, ObjectType } from "type-graphql";
import { type Connection, PAGED } from "./connection.ts";
import { LogicNode, LogicNodeConnection } from "./logic-node.ts";
import { TreeRevision } from "./tree-revision.ts";
import { Node } from "./node.ts";

@ObjectType({
  implements: Node,
  description:
    "The question split until one fact answers each part. A later hop is below an earlier one. Conditions on the same thing are siblings.",
})
export class LogicTree {
  @Field(() => ID, {
    description:
      "Identifies this tree. A draft and a checked tree have different ids, and so do different results. Opaque: do not parse it.",
  })
  id!: string;

  @Field(() => LogicNode, { description: "The question itself; its children are the first sub-questions." })
  root!: LogicNode;

  @Field(() => LogicNodeConnection, {
    description: "All nodes. The root comes first, and each node comes before the nodes below it.",
  })
  @Directive(PAGED)
  nodes!: Connection<LogicNode>;

  @Field(() => [TreeRevision], {
    description: "The corrections, in the order in which they were made. Empty for a draft.",
  })
  @Directive("@listSize(assumedSize: 3)")
  revisions!: readonly TreeRevision[];

  @Field(() => String, {
    nullable: true,
    description: "The reading of the question that the tree follows, in words. Null if it follows none.",
  })
  reading?: string | null;

  @Field(() => [String], { description: "Sentences that say what was cut off, dropped, or tried in addition." })
  @Directive("@listSize(assumedSize: 5)")
  remarks!: readonly string[];

  @Field(() => Boolean, { description: "False if a source failed, a limit was reached or rows were cut off." })
  complete!: boolean;
}
