import { ROOT_ID, type PlannedNode } from "./planned-node.ts";
import type { LogicNode, LogicTree } from "../../evidence/logic-tree.ts";

/** A drafted tree as a client sees it: nobody has looked at its nodes yet. */
export function shownDraft(
  question: string,
  sketches: readonly PlannedNode[],
  reading: string | null,
  remarks: readonly string[],
): LogicTree {
  return {
    nodes: [rootNode(question, sketches), ...sketches.map((planned) => draftNode(planned, sketches))],
    revisions: [],
    reading,
    remarks,
    complete: true,
  };
}

export function rootNode(question: string, sketches: readonly PlannedNode[]): LogicNode {
  return draftNode(
    { id: ROOT_ID, parentId: "", depth: 0, question, hypothesis: null, part: null, needs: [], names: [] },
    sketches,
  );
}

export function draftNode(
  { id, parentId, depth, needs, question, hypothesis }: PlannedNode,
  sketches: readonly PlannedNode[],
): LogicNode {
  return {
    id,
    parentId: id === ROOT_ID ? null : parentId,
    children: sketches.filter((other) => other.parentId === id).map((other) => other.id),
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
