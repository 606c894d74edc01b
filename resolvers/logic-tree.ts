import { Args, FieldResolver, Int, Resolver, Root } from "type-graphql";
import { NodeArguments } from "../schema/arguments.ts";
import { LogicNode, LogicTree } from "../schema/logic-tree.ts";
import { TreeRevision } from "../schema/tree-revision.ts";
import { take } from "./first.ts";
import { nodesOf, type KnownNode, type KnownTree } from "./known-node.ts";
import type { ShownRevision } from "./shown-tree.ts";

@Resolver(() => LogicTree)
export class LogicTreeResolver {
  @FieldResolver(() => LogicNode)
  root(@Root() known: KnownTree): KnownNode | undefined {
    return nodesOf(known).find(({ node }) => node.parentId === null);
  }

  @FieldResolver(() => [LogicNode])
  nodes(@Root() known: KnownTree, @Args(() => NodeArguments) { first }: NodeArguments): readonly KnownNode[] {
    return take(nodesOf(known), first);
  }

  @FieldResolver(() => Int)
  nodeCount(@Root() { tree }: KnownTree): number {
    return tree.nodes.length;
  }

  @FieldResolver(() => [TreeRevision])
  revisions(@Root() { tree }: KnownTree): readonly ShownRevision[] {
    return tree.revisions;
  }

  @FieldResolver(() => String, { nullable: true })
  reading(@Root() { tree }: KnownTree): string | null {
    return tree.reading;
  }

  @FieldResolver(() => [String])
  remarks(@Root() { tree }: KnownTree): readonly string[] {
    return tree.remarks;
  }

  @FieldResolver(() => Boolean)
  complete(@Root() { tree }: KnownTree): boolean {
    return tree.complete;
  }
}
