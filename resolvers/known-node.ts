import type { LogicNode, LogicTree, Traversal } from "../engine/evidence/logic-tree.ts";
import type { AskedQuestion } from "./asked-question.ts";
import type { Operation } from "./operation.ts";
import type { StrategyResult } from "../engine/evidence/trace.ts";
import { shownResult } from "./shown-result.ts";
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
  traversal: Traversal | undefined,
): Promise<KnownTree> {
  const { tree } = await shownTree(validated, asked.id, traversal ?? "VALIDATED");
  const checked = async (node: ShownLogicNode, { engine, get }: Operation): Promise<LogicNode> =>
    node.parentId === null
      ? answeredRoot(node, await get(asked, engine.stages.treeAnswer(asked.question, traversal)))
      : node;
  return { tree, checked };
}

/** The root is the question: what the tree answers is what it came out as. */
async function answeredRoot(root: ShownLogicNode, result: StrategyResult): Promise<LogicNode> {
  const { status, values, explanation, evidence } = await shownResult(result, root.id);
  const isAnswered = status === "ANSWERED";
  return {
    ...root,
    verdict: isAnswered ? "SUPPORTED" : "UNKNOWN",
    factSufficient: isAnswered,
    reason: isAnswered ? null : explanation,
    answers: values,
    evidence,
  };
}

/** Another node of the same tree, by its id. */
export function nodeNamed(id: string, of: KnownTree): KnownNode | undefined {
  const node = of.tree.nodes.find((each) => each.id === id);
  return node === undefined ? undefined : { node, of };
}

export function nodesOf(known: KnownTree): readonly KnownNode[] {
  return known.tree.nodes.map((node) => ({ node, of: known }));
}
