import { ROOT_ID, type PlannedNode } from "./planned-node.ts";
import type { LogicNode, LogicTree } from "../../evidence/logic-tree.ts";

/** A drafted tree as a client sees it: nobody has looked at its nodes yet. */
export function shownDraft(
  question: string,
  plannedNodes: readonly PlannedNode[],
  reading: string | null,
  remarks: readonly string[],
): LogicTree {
  return {
    nodes: [rootNode(question, plannedNodes), ...plannedNodes.map((planned) => draftNode(planned, plannedNodes))],
    revisions: [],
    reading,
    remarks,
    complete: true,
  };
}

export function rootNode(question: string, plannedNodes: readonly PlannedNode[]): LogicNode {
  return draftNode(
    { id: ROOT_ID, parentId: "", depth: 0, question, hypothesis: null, part: null, needs: [], names: [] },
    plannedNodes,
  );
}

export function draftNode(
  { id, parentId, depth, needs, question, hypothesis }: PlannedNode,
  plannedNodes: readonly PlannedNode[],
): LogicNode {
  return {
    id,
    parentId: id === ROOT_ID ? null : parentId,
    children: plannedNodes.filter((other) => other.parentId === id).map((other) => other.id),
    depth,
    needs,
    question,
    hypothesis,
    verdict: null,
    factSufficient: null,
    correction: null,
    correctionVerdict: null,
    reason: null,
    answers: [],
    computed: false,
    evidence: [],
    references: [],
    droppedReferences: 0,
    retrievals: 0,
    entities: [],
    relations: [],
  };
}
