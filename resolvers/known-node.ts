import type { LogicNode, LogicTree } from "../engine/strategies/treeqa/tree.ts";
import type { AskedQuestion } from "./asked-question.ts";
import type { Operation } from "./operation.ts";

/** A logic tree, and how more is found out about its nodes. */
export interface KnownTree {
  readonly tree: LogicTree;
  readonly checked: (node: LogicNode, operation: Operation) => Promise<LogicNode>;
}

/** A node of a tree, which leads to the others. */
export interface KnownNode {
  readonly node: LogicNode;
  readonly of: KnownTree;
}

/** Nobody has looked at the nodes of a draft: each is checked alone, when something is selected that needs it. */
export function draftTree(tree: LogicTree, asked: AskedQuestion): KnownTree {
  const checked = async (node: LogicNode, operation: Operation): Promise<LogicNode> =>
    node.parentId === null ? node : operation.get(asked, operation.engine.stages.nodeVerdict(asked.question, node.id));
  return { tree, checked };
}

export function validatedTree(tree: LogicTree): KnownTree {
  return { tree, checked: async (node) => node };
}

export function nodesOf(known: KnownTree): readonly KnownNode[] {
  return known.tree.nodes.map((node) => ({ node, of: known }));
}
