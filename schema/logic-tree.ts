import { Directive, Field, ID, ObjectType } from "type-graphql";
import { type Connection, PAGED } from "./connection.ts";
import { LogicNode, LogicNodeConnection } from "./logic-node.ts";
import { TreeRevision } from "./tree-revision.ts";
import { Node } from "./node.ts";

@ObjectType({
  implements: Node,
  description:
    "The question taken apart until each part is answered by one fact: later hops hang under earlier ones, conditions on the same thing are siblings.",
})
export class LogicTree {
  @Field(() => ID, {
    description:
      "Names this tree among all of any question, a draft's and a validated one's; what has come out otherwise has another. Opaque.",
  })
  id!: string;

  @Field(() => LogicNode, { description: "The question itself; its children are the first sub-questions." })
  root!: LogicNode;

  @Field(() => LogicNodeConnection, { description: "All nodes: the root, then each before those below it." })
  @Directive(PAGED)
  nodes!: Connection<LogicNode>;

  @Field(() => [TreeRevision], {
    description: "What self-correction changed, in the order in which it did; empty for a draft.",
  })
  @Directive("@listSize(assumedSize: 3)")
  revisions!: readonly TreeRevision[];

  @Field(() => String, {
    nullable: true,
    description: "The reading of the question that the tree follows, in words; null when it follows none.",
  })
  reading?: string | null;

  @Field(() => [String], { description: "What was cut off, dropped or tried besides, in sentences." })
  @Directive("@listSize(assumedSize: 5)")
  remarks!: readonly string[];

  @Field(() => Boolean, { description: "False when a source failed, a bound was reached or rows were cut off." })
  complete!: boolean;
}
