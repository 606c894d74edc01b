import type { LogicNode, LogicTree, Traversal } from "../engine/evidence/logic-tree.ts";
import type { AskedQuestion } from "./asked-question.ts";
import type { Operation } from "./operation.ts";
import { shownTree, type ShownLogicNode, type ShownLogicTree } from "./shown-tree.ts";

/** A logic tree, and how more is found out about its nodes. */
export interface KnownTree {
  readonly tree: ShownLogicTree;
  readonly checked: (node: ShownLogicNode, operation: Operation) => Promise<LogicNode>;
}

/** A node of a tree, which leads to the others. */
export interface KnownNode {
  readonly node: ShownLogicNode;
  readonly of: KnownTree;
}

/** Nobody has looked at the nodes of a draft: each is checked alone, when something is selected that needs it. */
export async function draftTree(drafted: LogicTree, asked: AskedQuestion): Promise<KnownTree> {
  const { tree, shown } = await shownTree(drafted, asked.id, "DRAFT");
  const checked = async (node: ShownLogicNode, { engine, get }: Operation): Promise<LogicNode> =>
    node.parentId === null ? node : shown(await get(asked, engine.stages.nodeVerdict(asked.question, node.position)));
  return { tree, checked };
}

export async function validatedTree(
  validated: LogicTree,
  asked: AskedQuestion,
  traversal: Traversal,
): Promise<KnownTree> {
  const { tree } = await shownTree(validated, asked.id, traversal);
  return { tree, checked: async (node) => node };
}

export function nodesOf(known: KnownTree): readonly KnownNode[] {
  return known.tree.nodes.map((node) => ({ node, of: known }));
}
