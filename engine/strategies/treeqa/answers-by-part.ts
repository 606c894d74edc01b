import type { Slot } from "../../question/form/walk.ts";
import type { GrowingTree } from "./growing-tree.ts";
import type { Answers, NodeSet } from "./node-set.ts";
import type { Run } from "./run.ts";

/** Has a part of the reading a validated answer? Undefined when no node asks for it. */
export function holdsPart(slot: Slot, tree: GrowingTree): boolean | undefined {
  const askingNodes = tree.plannedNodes.filter(({ part }) => part === slot);
  return askingNodes.length === 0 ? undefined : askingNodes.some(({ id }) => tree.holds(id));
}

/** The validated answers so far, by the part that they answer. */
export function answersByPart(tree: GrowingTree, run: Run): Answers {
  const answers = new Map<string, NodeSet>();
  for (const { id, part } of tree.plannedNodes) {
    const set = part === null || !run.divided.has(part) ? [] : tree.answerOf(id);
    if (part !== null && set.length > 0) answers.set(part, set);
  }
  return answers;
}
