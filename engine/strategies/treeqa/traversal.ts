import type { Traversal } from "../../evidence/logic-tree.ts";
import type { GrowingTree } from "./growing-tree.ts";
import { ROOT_ID, type PlannedNode } from "./planned-node.ts";

/**
 * The nodes to visit next (TreeQA, section 3.3): the first of a depth-first walk, or a level at once. A node waits for
 * its parent and for those whose answers it needs, so that siblings that need one another are not run together. Empty
 * when all have been visited.
 */
export function nextNodes(tree: GrowingTree, traversal: Traversal): readonly PlannedNode[] {
  const open = tree.plannedNodes.filter(({ id }) => tree.visited(id) === undefined);
  const ready = open.filter(
    (planned) => isVisited(planned.parentId, tree) && planned.needs.every((need) => isVisited(need, tree)),
  );
  if (traversal === "SERIAL") return ready.slice(0, 1);
  const level = Math.min(...ready.map(({ depth }) => depth));
  return ready.filter(({ depth }) => depth === level);
}

function isVisited(id: string, tree: GrowingTree): boolean {
  return id === ROOT_ID || tree.visited(id) !== undefined || !tree.plannedNodes.some((planned) => planned.id === id);
}
