import { mapInTurns, Turn } from "../engine/investigation/turn.ts";
import type { LogicNode, LogicTree, RevisedNode, TreeRevision } from "../engine/evidence/logic-tree.ts";
import { shownId } from "./shown-id.ts";
import { shownEvidenceOf } from "./shown-result.ts";

/** A node whose ids are good among all trees; `position` is what the engine calls it within its own. */
export interface ShownLogicNode extends LogicNode {
  readonly position: string;
}

interface ShownRevisedNode extends RevisedNode {
  readonly position: string;
}

export interface ShownRevision extends TreeRevision {
  readonly position: string;
  readonly removed: readonly ShownRevisedNode[];
  readonly added: readonly ShownRevisedNode[];
}

export interface ShownLogicTree extends LogicTree {
  readonly nodes: readonly ShownLogicNode[];
  readonly revisions: readonly ShownRevision[];
}

/** Which of a question's trees it is. */
export type TreeName = "DRAFT" | "VALIDATED" | "PARALLEL" | "SERIAL";

export interface ShownTree {
  readonly tree: ShownLogicTree;
  /** A node of this tree, looked at apart from it, with the ids that it has in it. */
  shown(node: LogicNode): ShownLogicNode;
}

/**
 * A tree with ids in place of positions. Another question's, another of the same question's, or one with other nodes
 * shares none.
 */
export async function shownTree(
  { nodes, revisions, reading, remarks, complete }: LogicTree,
  questionId: string,
  name: TreeName,
): Promise<ShownTree> {
  const turn = new Turn();
  // Part by part: the answers of a node may be thousands.
  const parts = [
    { revisions, reading, remarks, complete },
    ...nodes.flatMap(({ answers, ...node }) => [{ ...node, answers: answers.length }, ...answers]),
  ];
  const scope = shownId(questionId, name, await mapInTurns(parts, (part) => shownId(part), turn));
  const idOf = (position: string): string => shownId(scope, position);
  const shown = (node: LogicNode): ShownLogicNode => shownNode(node, idOf);
  const shownNodes = await mapInTurns(nodes, shown, turn);
  const tree = { nodes: shownNodes, revisions: shownRevisions(revisions, scope), reading, remarks, complete };
  return { tree, shown };
}

function shownNode(node: LogicNode, idOf: (position: string) => string): ShownLogicNode {
  const { id: position, parentId, children, needs, references } = node;
  const id = idOf(position);
  const evidence = node.evidence.map((each) => shownEvidenceOf(each, id));
  const evidenceIdOf = new Map(node.evidence.map(({ id: own }, index) => [own, evidence[index]?.id]));
  return {
    ...node,
    id,
    position,
    parentId: parentId === null ? null : idOf(parentId),
    children: children.map(idOf),
    needs: needs.map(idOf),
    evidence,
    references: references.flatMap((reference) => evidenceIdOf.get(reference) ?? []),
  };
}

/**
 * Where a node was removed, another may stand now: what stands there last has the id of the tree's node, each that
 * stood there before has one of its own.
 */
function shownRevisions(revisions: readonly TreeRevision[], scope: string): readonly ShownRevision[] {
  const removals = (position: string, until: number): number =>
    revisions.slice(0, until).filter(({ removed }) => removed.some(({ id }) => id === position)).length;
  const idOf = (position: string, until: number): string => {
    const removed = removals(position, until);
    return removed === removals(position, revisions.length)
      ? shownId(scope, position)
      : shownId(scope, position, removed);
  };
  return revisions.map((revision, index) => {
    const shown = (until: number) => (node: RevisedNode) => ({ ...node, id: idOf(node.id, until), position: node.id });
    return {
      ...revision,
      nodeId: idOf(revision.nodeId, index + 1),
      position: revision.nodeId,
      removed: revision.removed.map(shown(index)),
      added: revision.added.map(shown(index + 1)),
    };
  });
}
