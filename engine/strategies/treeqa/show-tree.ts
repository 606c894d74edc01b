import type { GrowingTree, Visited } from "./growing-tree.ts";
import type { Run } from "./run.ts";
import { draftNode, rootNode } from "./show-draft.ts";
import { shownMembers } from "./show-set.ts";
import { membersIn, type NodeSet } from "./node-set.ts";
import type { PlannedNode } from "./planned-node.ts";
import type { LogicNode } from "../../evidence/logic-tree.ts";

/** The nodes of a validated tree as a client sees them. */
export function shownNodes(question: string, tree: GrowingTree, run: Run): readonly LogicNode[] {
  return [
    rootNode(question, tree.plannedNodes),
    ...tree.plannedNodes.map((planned) => shownNode(planned, tree.plannedNodes, tree.visited(planned.id), run)),
  ];
}

/** A node with what became of it. */
export function shownNode(
  planned: PlannedNode,
  plannedNodes: readonly PlannedNode[],
  visited: Visited | undefined,
  run: Run,
): LogicNode {
  const drafted = draftNode(planned, plannedNodes);
  if (visited === undefined) return drafted;
  const { links, retrieval, retrievals, first, corrected } = visited;
  const holds = first.verdict === "SUPPORTED" || corrected?.check.verdict === "SUPPORTED";
  const set = corrected === undefined ? first.set : corrected.check.set;
  return {
    ...drafted,
    question: retrieval.question,
    verdict: first.verdict,
    factSufficient: first.factSufficient,
    correction: corrected?.text ?? null,
    correctionVerdict: corrected?.check.verdict ?? null,
    reason: first.reason,
    answers: holds ? shownMembers(set, run) : [],
    ...(holds && retrieval.isWhether ? { isWhether: true } : {}),
    computed: holds && isWhole(set, retrieval.computed),
    evidence: first.evidence,
    references: first.references,
    droppedReferences: first.dropped + (corrected?.check.dropped ?? 0),
    retrievals,
    entities: links.entities,
    relations: links.relations,
  };
}

/** Is an answer all that was computed? A part of it was picked by the reasoner. */
function isWhole(set: NodeSet, computed: NodeSet): boolean {
  const total = membersIn(computed).length;
  return total > 0 && membersIn(set).length === total;
}
