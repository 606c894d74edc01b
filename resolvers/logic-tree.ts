import { Args, FieldResolver, ID, Resolver, Root } from "type-graphql";
import { NodeArguments } from "../schema/arguments.ts";
import { LogicNode, LogicNodeConnection } from "../schema/logic-node.ts";
import { LogicTree } from "../schema/logic-tree.ts";
import { TreeRevision } from "../schema/tree-revision.ts";
import { nodeNamed, nodesOf, type KnownNode, type KnownTree } from "./known-node.ts";
import { pageOf } from "./page.ts";
import type { ShownRevision } from "./shown-tree.ts";

/** A correction with the node that was corrected; undefined when another stands in its place. */
interface KnownRevision extends Omit<ShownRevision, "nodeId" | "removed" | "added"> {
  readonly node: KnownNode | undefined;
  readonly removed: readonly KnownRevisedNode[];
  readonly added: readonly KnownRevisedNode[];
}

/** A node as it stood, or stands now, with the tree's node where it stands in the tree still. */
type KnownRevisedNode = Omit<ShownRevision["removed"][number], "nodeId"> & { readonly node: KnownNode | undefined };

@Resolver(() => LogicTree)
export class LogicTreeResolver {
  @FieldResolver(() => ID)
  id(@Root() { tree }: KnownTree): string {
    return tree.id;
  }

  @FieldResolver(() => LogicNode)
  root(@Root() known: KnownTree): KnownNode | undefined {
    return nodesOf(known).find(({ node }) => node.parentId === null);
  }

  @FieldResolver(() => LogicNodeConnection)
  nodes(@Root() known: KnownTree, @Args(() => NodeArguments) page: NodeArguments) {
    return pageOf(nodesOf(known), page, { keyOf: ({ node }) => node.id, show: (each) => each });
  }

  @FieldResolver(() => [TreeRevision])
  revisions(@Root() known: KnownTree): readonly KnownRevision[] {
    const withNode = <Named extends { readonly nodeId: string | undefined }>({ nodeId, ...named }: Named) => ({
      ...named,
      node: nodeNamed(nodeId, known),
    });
    return known.tree.revisions.map(({ removed, added, ...revision }) => ({
      ...withNode(revision),
      removed: removed.map(withNode),
      added: added.map(withNode),
    }));
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
