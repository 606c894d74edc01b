import type { LogicNode, LogicTree, RevisedNode, TreeRevision } from "../../evidence/logic-tree.ts";
import type { StrategyResult } from "../../evidence/trace.ts";
import { asQuestion } from "./together.ts";

/** The node of the question itself, in every tree. */
const ROOT = "0";

/** A part with the tree of its own, in which it is the root. */
export interface PartTree {
  /** As a question that stands alone. */
  readonly question: string;
  /** Undefined where nothing is known of it yet but its words. */
  readonly tree: LogicTree | undefined;
  /** The part whose answer it speaks of, counted from 0. */
  readonly speaksOf: number | undefined;
  /** What came of it; undefined in a draft. */
  readonly result?: StrategyResult;
}

/**
 * The tree of a question that asks several things: below the root the parts, numbered from 1, each with the tree of its
 * own below it. Of parts that are answered the nodes say what they came out as, as the root of a tree does of it.
 */
export function treeOfParts(question: string, parts: readonly PartTree[], remarks: readonly string[] = []): LogicTree {
  const trees = parts.map(({ tree }) => tree);
  const readings = trees.flatMap((tree) => tree?.reading ?? []);
  return {
    nodes: [
      { ...bareNode(ROOT, question), children: parts.map((_, index) => idInWhole(ROOT, index)) },
      ...parts.flatMap((part, index) => nodesOf(part, index)),
    ],
    revisions: trees.flatMap((tree, index) => (tree?.revisions ?? []).map((each) => revisionInWhole(each, index))),
    reading: readings.length === 0 ? null : readings.join("; and "),
    remarks: [...new Set([...remarks, ...trees.flatMap((tree) => tree?.remarks ?? [])])],
    complete: remarks.length === 0 && trees.every((tree) => tree?.complete === true),
  };
}

/** Which part a node belongs to, counted from 0, and what it is called in the tree of that part. */
export function placeInPart(id: string): { readonly index: number; readonly id: string } {
  const [part = "", ...places] = id.split(".");
  return { index: Number(part) - 1, id: places.length === 0 ? ROOT : places.join(".") };
}

/** A node of the tree of a part, as it stands in the tree of the whole. */
export function nodeInWhole(node: LogicNode, index: number): LogicNode {
  const place = (id: string): string => idInWhole(id, index);
  return {
    ...node,
    id: place(node.id),
    parentId: node.parentId === null ? ROOT : place(node.parentId),
    children: node.children.map(place),
    needs: node.needs.map(place),
    depth: node.depth + 1,
  };
}

function nodesOf({ question, tree, speaksOf, result }: PartTree, index: number): readonly LogicNode[] {
  const nodes = tree?.nodes ?? [bareNode(ROOT, question)];
  return nodes.map((node) => {
    const placed = nodeInWhole(node, index);
    if (node.parentId !== null) return placed;
    return {
      ...placed,
      question: asQuestion(question),
      needs: speaksOf === undefined ? [] : [idInWhole(ROOT, speaksOf)],
      ...(result === undefined ? {} : asAnswered(result)),
    };
  });
}

function asAnswered({ status, explanation, values, evidence }: StrategyResult): Partial<LogicNode> {
  const isAnswered = status === "ANSWERED";
  return {
    verdict: isAnswered ? "SUPPORTED" : "UNKNOWN",
    factSufficient: isAnswered,
    reason: isAnswered ? null : explanation,
    answers: isAnswered ? values : [],
    evidence,
  };
}

function revisionInWhole({ nodeId, removed, added, ...revision }: TreeRevision, index: number): TreeRevision {
  const placed = (node: RevisedNode): RevisedNode => ({ ...node, id: idInWhole(node.id, index) });
  return { ...revision, nodeId: idInWhole(nodeId, index), removed: removed.map(placed), added: added.map(placed) };
}

function idInWhole(id: string, index: number): string {
  return id === ROOT ? String(index + 1) : `${index + 1}.${id}`;
}

function bareNode(id: string, question: string): LogicNode {
  return {
    ...{ id, parentId: null, children: [], depth: 0, needs: [], question, hypothesis: null },
    ...{ verdict: null, factSufficient: null, correction: null, correctionVerdict: null, reason: null },
    ...{ answers: [], computed: false, evidence: [], references: [], droppedReferences: 0, retrievals: 0 },
    ...{ entities: [], relations: [] },
  };
}
