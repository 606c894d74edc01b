import { mapInTurns, Turn } from "../engine/investigation/turn.ts";
import type { LogicNode, LogicTree, RevisedNode, TreeRevision } from "../engine/evidence/logic-tree.ts";
import { partId } from "./part-id.ts";
import { shownId } from "./shown-id.ts";
import { shownEvidenceOf, type Origin, type ShownEvidence } from "./shown-result.ts";

/** A node whose ids are good among all trees; `position` is what the engine calls it within its own. */
export interface ShownLogicNode extends LogicNode {
  readonly position: string;
  readonly origin: Origin;
  readonly evidence: readonly ShownEvidence[];
}

/** A node as it stood, or stands now, with the id of the tree's node where it stands in the tree still. */
interface ShownRevisedNode extends Omit<RevisedNode, "id"> {
  readonly position: string;
  readonly nodeId: string | undefined;
}

export interface ShownRevision extends Omit<TreeRevision, "nodeId" | "removed" | "added"> {
  readonly position: string;
  /** Undefined when another node stands in its place. */
  readonly nodeId: string | undefined;
  readonly removed: readonly ShownRevisedNode[];
  readonly added: readonly ShownRevisedNode[];
}

export interface ShownLogicTree extends Omit<LogicTree, "nodes" | "revisions"> {
  readonly id: string;
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
  question: string,
  name: TreeName,
): Promise<ShownTree> {
  const turn = new Turn();
  // Part by part: the answers of a node may be thousands.
  const parts = [
    { revisions, reading, remarks, complete },
    ...nodes.flatMap(({ answers, ...node }) => [{ ...node, answers: answers.length }, ...answers]),
  ];
  const digest = shownId(question, name, await mapInTurns(parts, (part) => shownId(part), turn));
  const place = { question, tree: name };
  const idOf = (position: string): string =>
    partId({ type: "LogicNode", ...place, position, digest: shownId(digest, position) });
  const shown = (node: LogicNode): ShownLogicNode =>
    shownNode(node, idOf, { ...place, position: node.id, within: idOf(node.id) });
  const shownNodes = await mapInTurns(nodes, shown, turn);
  const id = partId({ type: "LogicTree", ...place, digest });
  const tree = { id, nodes: shownNodes, revisions: shownRevisions(revisions, idOf), reading, remarks, complete };
  return { tree, shown };
}

function shownNode(node: LogicNode, idOf: (position: string) => string, origin: Origin): ShownLogicNode {
  const { id: position, parentId, children, needs, references } = node;
  const evidence = node.evidence.map((each) => shownEvidenceOf(each, origin));
  const evidenceIdOf = new Map(node.evidence.map(({ id: own }, index) => [own, evidence[index]?.id]));
  return {
    ...node,
    id: idOf(position),
    position,
    origin,
    parentId: parentId === null ? null : idOf(parentId),
    children: children.map(idOf),
    needs: needs.map(idOf),
    evidence,
    references: references.flatMap((reference) => evidenceIdOf.get(reference) ?? []),
  };
}

/**
 * Where a node was removed, another may stand now: what stands there last is the tree's node, what stood before is
 * none.
 */
function shownRevisions(
  revisions: readonly TreeRevision[],
  idOf: (position: string) => string,
): readonly ShownRevision[] {
  const removals = (position: string, until: number): number =>
    revisions.slice(0, until).filter(({ removed }) => removed.some(({ id }) => id === position)).length;
  const nodeAt = (position: string, until: number): string | undefined =>
    removals(position, until) === removals(position, revisions.length) ? idOf(position) : undefined;
  return revisions.map(({ nodeId, removed, added, ...revision }, index) => {
    const shown =
      (until: number) =>
      ({ id, ...node }: RevisedNode) => ({ ...node, position: id, nodeId: nodeAt(id, until) });
    return {
      ...revision,
      nodeId: nodeAt(nodeId, index + 1),
      position: nodeId,
      removed: removed.map(shown(index)),
      added: added.map(shown(index + 1)),
    };
  });
}
