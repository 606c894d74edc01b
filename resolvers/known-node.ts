import type { LogicNode, LogicTree, Traversal } from "../engine/evidence/logic-tree.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { groundsOf, groundsOfNode, type Grounds } from "./known-value.ts";
import type { Operation } from "./operation.ts";
import type { StrategyResult } from "../engine/evidence/trace.ts";
import { shownResult, type ShownEvidence, type ShownPath } from "./shown-result.ts";
import { shownTree, type ShownLogicNode, type ShownLogicTree, type TreeName } from "./shown-tree.ts";

/** What is known of a node when it was checked. */
interface CheckedNode extends LogicNode {
  readonly evidence: readonly ShownEvidence[];
  /** What its answers rest on. */
  readonly grounds: Grounds;
  /** Those of the root's answer; none of other nodes. */
  readonly paths: readonly ShownPath[];
}

/** A logic tree, and how more is found out about its nodes. */
export interface KnownTree {
  readonly tree: ShownLogicTree;
  readonly checked: (node: ShownLogicNode, operation: Operation) => Promise<CheckedNode>;
}

/** A node of a tree, which leads to the others. */
export interface KnownNode {
  readonly node: ShownLogicNode;
  readonly of: KnownTree;
}

/** One of a question's trees. */
export async function findTree(name: TreeName, asked: AskedQuestion, operation: Operation): Promise<KnownTree> {
  const { stages } = operation.engine;
  if (name === "DRAFT") return draftTree(await operation.get(asked, stages.draftTree(asked.question)), asked);
  const traversal = name === "VALIDATED" ? undefined : name;
  return validatedTree(await operation.get(asked, stages.logicTree(asked.question, traversal)), asked, traversal);
}

/** Nobody has looked at the nodes of a draft: each is checked alone, when something is selected that needs it. */
async function draftTree(drafted: LogicTree, asked: AskedQuestion): Promise<KnownTree> {
  const { tree, shown } = await shownTree(drafted, asked.id, "DRAFT");
  const checked = async (node: ShownLogicNode, { engine, get }: Operation): Promise<CheckedNode> =>
    asChecked(
      node.parentId === null ? node : shown(await get(asked, engine.stages.nodeVerdict(asked.question, node.position))),
    );
  return { tree, checked };
}

async function validatedTree(
  validated: LogicTree,
  asked: AskedQuestion,
  traversal: Traversal | undefined,
): Promise<KnownTree> {
  const { tree } = await shownTree(validated, asked.id, traversal ?? "VALIDATED");
  const checked = async (node: ShownLogicNode, { engine, get }: Operation): Promise<CheckedNode> =>
    node.parentId === null
      ? answeredRoot(node, await get(asked, engine.stages.treeAnswer(asked.question, traversal)))
      : asChecked(node);
  return { tree, checked };
}

function asChecked(node: ShownLogicNode): CheckedNode {
  return { ...node, grounds: groundsOfNode(node.answers, node.evidence, node.origin), paths: [] };
}

/** The root is the question: what the tree answers is what it came out as. */
async function answeredRoot(root: ShownLogicNode, result: StrategyResult): Promise<CheckedNode> {
  const answer = await shownResult(result, root.origin);
  const isAnswered = answer.status === "ANSWERED";
  return {
    ...root,
    verdict: isAnswered ? "SUPPORTED" : "UNKNOWN",
    factSufficient: isAnswered,
    reason: isAnswered ? null : answer.explanation,
    answers: answer.values,
    evidence: answer.evidence,
    grounds: groundsOf(answer),
    paths: answer.paths,
  };
}

/** Another node of the same tree, by its id. */
export function nodeNamed(id: string | undefined, of: KnownTree): KnownNode | undefined {
  const node = of.tree.nodes.find((each) => each.id === id);
  return node === undefined ? undefined : { node, of };
}

export function nodesOf(known: KnownTree): readonly KnownNode[] {
  return known.tree.nodes.map((node) => ({ node, of: known }));
}
