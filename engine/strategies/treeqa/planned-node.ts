import type { Slot } from "../../question/form/walk.ts";
import { counted } from "../../values/counted.ts";
import type { Part } from "./parts.ts";
import type { DraftedNode, PartSaid } from "./tasks/draft-tree.ts";
import { questionFor } from "../../question/form/question-for.ts";

/** A node as it was drafted: what is asked and believed, before anything is looked up. */
export interface PlannedNode {
  readonly id: string;
  readonly parentId: string;
  readonly depth: number;
  readonly question: string;
  readonly hypothesis: string | null;
  /** The part of the reading that it asks for. */
  readonly part: Slot | null;
  /** Ids of nodes whose answers it starts from. */
  readonly needs: readonly string[];
  /** Names to search for, given by the reasoner. */
  readonly names: readonly string[];
}

/** The id of the root, which stands for the question itself. */
export const ROOT_ID = "0";

export interface Bounds {
  readonly maxNodes: number;
  readonly maxDepth: number;
}

/** Where planned nodes hang: below the root, or below a corrected node. */
export interface TreePosition {
  readonly parentId: string;
  readonly depth: number;
  /** Nodes that stand already, whose answers may be needed; with the part that each asks for. */
  readonly before: readonly { readonly id: string; readonly part: Slot | null }[];
}

export const BELOW_ROOT: TreePosition = { parentId: ROOT_ID, depth: 0, before: [] };

export interface PlannedNodes {
  /** Each after its parent; siblings in the order of the reply. */
  readonly plannedNodes: readonly PlannedNode[];
  readonly remarks: readonly string[];
}

/**
 * A reply's nodes as part of a tree, numbered by their places. Nodes whose parent does not exist, that stand in a
 * circle, or that go beyond a bound are dropped and counted; so are needs of nodes that do not come before. Of a node
 * that asks for a part of the reading, the reading says what it needs.
 */
export function arrange(
  nodes: readonly DraftedNode[],
  parts: readonly Part[],
  place: TreePosition,
  bounds: Bounds,
): PlannedNodes {
  const children = new Map<string | null, DraftedNode[]>();
  const seen = new Set<string>();
  for (const node of nodes) {
    if (seen.has(node.id)) continue;
    seen.add(node.id);
    children.set(node.parent, [...(children.get(node.parent) ?? []), node]);
  }
  const plannedNodes: PlannedNode[] = [];
  const numbers = new Map<string, string>();
  const partIds = new Map(parts.map((part) => [part.id, part]));
  let droppedNeeds = 0;
  const room = Math.max(0, bounds.maxNodes - place.before.length - 1);
  const visit = (below: string | null, parentId: string, depth: number): void => {
    for (const node of children.get(below) ?? []) {
      if (plannedNodes.length >= room || depth > bounds.maxDepth) return;
      const siblings = plannedNodes.filter((other) => other.parentId === parentId).length;
      const id = parentId === ROOT_ID ? String(siblings + 1) : `${parentId}.${siblings + 1}`;
      const part = node.part === null ? undefined : partIds.get(node.part);
      const needs = part === undefined ? neededBy(node, numbers) : [];
      if (part === undefined) droppedNeeds += node.needs.length - needs.length;
      numbers.set(node.id, id);
      plannedNodes.push({
        id,
        parentId,
        depth,
        question: node.question,
        hypothesis: node.hypothesis,
        part: part?.id ?? null,
        needs,
        names: node.entities,
      });
      visit(node.id, id, depth + 1);
    }
  };
  visit(null, place.parentId, place.depth + 1);
  const dropped = nodes.length - plannedNodes.length;
  return {
    plannedNodes: plannedNodes.map((planned) => withNeeds(planned, partIds, [...place.before, ...plannedNodes])),
    remarks: [
      ...(dropped > 0
        ? [
            `${counted(dropped, "drafted node was", "drafted nodes were")} dropped: without a parent, or beyond the bounds`,
          ]
        : []),
      ...(droppedNeeds > 0
        ? [
            `${counted(droppedNeeds, "reference", "references")} to nodes that do not come before ${droppedNeeds === 1 ? "was" : "were"} dropped`,
          ]
        : []),
    ],
  };
}

function neededBy(node: DraftedNode, numbers: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set(node.needs.flatMap((id) => numbers.get(id) ?? []))];
}

/** What a part needs is known from its form, wherever in the tree it is asked. */
function withNeeds(planned: PlannedNode, parts: ReadonlyMap<Slot, Part>, all: TreePosition["before"]): PlannedNode {
  const part = planned.part === null ? undefined : parts.get(planned.part);
  return part === undefined
    ? planned
    : { ...planned, needs: part.needs.flatMap((slot) => all.find((each) => each.part === slot)?.id ?? []) };
}

/** Parts as a reasoner is told of them. */
export function saidParts(parts: readonly Part[]): readonly PartSaid[] {
  return parts.map((part) => {
    const { id, set, under, needs } = part;
    const fact = factOf(part);
    return { id, question: questionFor(set), ...(fact === undefined ? {} : { fact }), under: under ?? null, needs };
  });
}

/**
 * A part as a fact with its end left out, where a relation is walked from one name, or from the answers of one other
 * part.
 * @param known what that part's answers are called, where they are known
 */
export function factOf(
  { from, relation, needs, expects, isWalk }: Part,
  known?: readonly string[],
): string | undefined {
  if (!isWalk || from === undefined || relation === undefined || relation.any === true) return undefined;
  const start =
    from.set.kind === "mention"
      ? from.set.text
      : needs.length === 1
        ? (known?.join(" and ") ?? `[${needs[0] ?? ""}]`)
        : undefined;
  if (start === undefined) return undefined;
  const end = expects === undefined ? "…" : `… (${expects})`;
  return relation.gap === "BEFORE" ? `${end} – ${relation.text} → ${start}` : `${start} – ${relation.text} → ${end}`;
}

/** A tree of parts alone: nobody believes anything of them yet. */
export function fromParts(parts: readonly PartSaid[]): readonly DraftedNode[] {
  return parts.map(({ id, question, under }) => ({
    id,
    parent: under,
    question,
    hypothesis: null,
    part: id,
    needs: [],
    entities: [],
  }));
}
