import type { Draft } from "./draft.ts";
import type { Judgement } from "./judge.ts";
import type { NodeSet } from "./node-set.ts";
import type { Links } from "./retrieval/from-graph.ts";
import type { Retrieval } from "./retrieval/retrieve.ts";
import { ROOT_ID, type PlannedNode } from "./planned-node.ts";
import type { TreeRevision } from "../../evidence/logic-tree.ts";

/** A node that has been looked at. */
export interface Visited {
  readonly links: Links;
  readonly retrieval: Retrieval;
  readonly retrievals: number;
  /** The verdict on the node as it was drafted, or on what a new clue brought. */
  readonly first: Judgement;
  /** The correction, where the hypothesis was refuted, and the verdict on it. */
  readonly corrected: { readonly text: string; readonly check: Judgement } | undefined;
}

/**
 * The tree while it is validated: planned nodes that are replaced when a sub-tree is built anew, and what became of
 * them.
 */
export class GrowingTree {
  #plannedNodes: readonly PlannedNode[];
  readonly #visited = new Map<string, Visited>();
  readonly #revisions: TreeRevision[] = [];
  rebuildsLeft: number;

  constructor({ plannedNodes }: Draft, maxRebuilds: number, revisions: readonly TreeRevision[]) {
    this.#plannedNodes = plannedNodes;
    this.rebuildsLeft = maxRebuilds;
    this.#revisions.push(...revisions);
  }

  get plannedNodes(): readonly PlannedNode[] {
    return this.#plannedNodes;
  }

  get revisions(): readonly TreeRevision[] {
    return this.#revisions;
  }

  visited(id: string): Visited | undefined {
    return this.#visited.get(id);
  }

  visit(id: string, outcome: Visited): void {
    this.#visited.set(id, outcome);
  }

  /** Has the node been looked at and come out with an answer that holds? */
  holds(id: string): boolean {
    return this.answerOf(id).length > 0;
  }

  /** The validated answer; empty when there is none. */
  answerOf(id: string): NodeSet {
    const visited = this.#visited.get(id);
    if (visited === undefined) return [];
    const { first, corrected } = visited;
    if (first.verdict === "SUPPORTED") return first.set;
    return corrected?.check.verdict === "SUPPORTED" ? corrected.check.set : [];
  }

  /** Sketches below a node, each after its parent. */
  below(id: string): readonly PlannedNode[] {
    return this.#plannedNodes.filter((planned) => this.#isBelow(planned, id));
  }

  #isBelow({ parentId }: PlannedNode, id: string): boolean {
    if (parentId === id) return true;
    const parent = this.#plannedNodes.find((each) => each.id === parentId);
    return parent !== undefined && this.#isBelow(parent, id);
  }

  /** The chain of nodes above one, the nearest last, without the root. */
  above({ parentId }: PlannedNode): readonly PlannedNode[] {
    if (parentId === ROOT_ID) return [];
    const parent = this.#plannedNodes.find(({ id }) => id === parentId);
    return parent === undefined ? [] : [...this.above(parent), parent];
  }

  /** Puts another sub-tree below a node. */
  replaceBelow(id: string, plannedNodes: readonly PlannedNode[]): void {
    const removed = new Set(this.below(id).map((planned) => planned.id));
    for (const each of removed) this.#visited.delete(each);
    const kept = this.#plannedNodes.filter((planned) => !removed.has(planned.id));
    const at = kept.findIndex((planned) => planned.id === id) + 1;
    this.#plannedNodes = [...kept.slice(0, at), ...plannedNodes, ...kept.slice(at)];
  }

  revise(revision: TreeRevision): void {
    this.#revisions.push(revision);
  }
}
