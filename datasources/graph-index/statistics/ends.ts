import { NumberSet, PairSet } from "./number-set.ts";
import { numbersOf, resourcesAmong } from "./pair-numbers.ts";
import type { Node, PairNumbers, Pairs } from "./pairs.ts";

/** Share of subjects that must be objects too. Names shared by accident stay below it, chains and families above. */
export const MIN_SHARED_NODES = 0.1;
/** Overlap of what is stated of the nodes at both ends from which they count as the same kind of thing. */
const MIN_SHARED_KINDS = 0.5;
/** Roles are a weaker sign than classes and many are rare, so that a smaller overlap says as much. */
const MIN_SHARED_ROLES = 0.3;
export const MIN_REVERSED = 0.5;

/** Kinds that a node is of, with weights: its stated classes, or the roles that it has in the graph and how often. */
export type KindsOf = (node: Node) => ReadonlyMap<string, number>;

/**
 * Whether the same kind of thing stands at both ends of a relation: some of its subjects are its objects too, or both
 * ends are mostly of the same stated classes; where classes are not stated, mostly in the same other relations.
 */
export function homogeneous(
  pairs: Pairs,
  classesOf: KindsOf,
  otherRolesAmong: (nodes: ReadonlySet<Node>) => KindsOf,
): boolean {
  const numbers = numbersOf(pairs);
  const { subjects, objects, nodes } = numbers;
  const links = linksIn(numbers);
  const [from, to] = [new NumberSet(links.length), new NumberSet(links.length)];
  for (const row of links) to.add(objects[row]!);
  let shared = 0;
  for (const row of links) if (from.add(subjects[row]!) && to.has(subjects[row]!)) shared += 1;
  if (from.size === 0) return false;
  if (shared / from.size >= MIN_SHARED_NODES) return true;
  const [fromNodes, toNodes] = [new Set<Node>(), new Set<Node>()];
  for (const row of links) {
    fromNodes.add(nodes[subjects[row]!]!);
    toNodes.add(nodes[objects[row]!]!);
  }
  const typed = [fromNodes, toNodes].every((ends) => [...ends].some((node) => classesOf(node).size > 0));
  return typed
    ? overlap(fromNodes, toNodes, () => classesOf) >= MIN_SHARED_KINDS
    : overlap(fromNodes, toNodes, otherRolesAmong) >= MIN_SHARED_ROLES;
}

/** Whether the nodes of both ends are mostly of the same classes, by the number of nodes that are of each class. */
export function ofTheSameClasses(from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>): boolean {
  const share = (counts: ReadonlyMap<string, number>, kind: string): number =>
    (counts.get(kind) ?? 0) / [...counts.values()].reduce((sum, count) => sum + count, 0);
  const common = [...from.keys()].reduce((sum, kind) => sum + Math.min(share(from, kind), share(to, kind) || 0), 0);
  return common >= MIN_SHARED_KINDS;
}

/** Whether most triples of a relation stand in the graph in the other direction too. */
export function symmetric(pairs: Pairs): boolean {
  const numbers = numbersOf(pairs);
  const { subjects, objects } = numbers;
  const links = new PairSet(subjects, objects);
  const rows = linksIn(numbers);
  for (const row of rows) links.add(row);
  let reversed = 0;
  for (const row of rows) if (links.isFirst(row) && links.has(objects[row]!, subjects[row]!)) reversed += 1;
  return links.size > 0 && reversed / links.size > MIN_REVERSED;
}

/** Share of the triples that may be a second value of their subject. */
export const MAX_SECOND_VALUES = 0.045;

/** Whether nearly every subject of a relation has one object at a time: facts that have ended do not count. */
export function functional(pairs: Pairs, hasEnded: (subject: Node, object: Node) => boolean): boolean {
  const { subjects, objects, nodes } = numbersOf(pairs);
  const [current, having] = [new PairSet(subjects, objects), new NumberSet(subjects.length)];
  for (let row = 0; row < subjects.length; row += 1) {
    if (hasEnded(nodes[subjects[row]!]!, nodes[objects[row]!]!)) continue;
    current.add(row);
    having.add(subjects[row]!);
  }
  return current.size > 0 && 1 - having.size / current.size <= MAX_SECOND_VALUES;
}

/** The rows of triples between two different resources: one that points at itself says nothing of direction. */
function linksIn({ subjects, objects, nodes }: PairNumbers): Uint32Array {
  const resources = resourcesAmong(nodes);
  const rows = new Uint32Array(subjects.length);
  let size = 0;
  for (let row = 0; row < subjects.length; row += 1)
    if (subjects[row] !== objects[row] && resources[objects[row]!] === 1) rows[size++] = row;
  return rows.subarray(0, size);
}

/** Σ over kinds of the smaller of the kind's shares at both ends: 0 for disjoint ends, 1 for equal ones. */
function overlap(
  from: ReadonlySet<Node>,
  to: ReadonlySet<Node>,
  kindsAmong: (nodes: ReadonlySet<Node>) => KindsOf,
): number {
  const right = sharesOf(to, kindsAmong(to));
  if (right.size === 0) return 0;
  const left = sharesOf(from, kindsAmong(from));
  let common = 0;
  for (const [kind, share] of left) common += Math.min(share, right.get(kind) ?? 0);
  return common;
}

/**
 * Each node spreads one vote over its kinds by their weights. The votes of nodes without any are lost: when hardly
 * anything is known of an end's nodes, the few that are known do not speak for the others.
 */
function sharesOf(nodes: ReadonlySet<Node>, kindsOf: KindsOf): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const kinds of Array.from(nodes, kindsOf)) {
    const total = [...kinds.values()].reduce((sum, weight) => sum + weight, 0);
    for (const [kind, weight] of kinds) shares.set(kind, (shares.get(kind) ?? 0) + weight / total / nodes.size);
  }
  return shares;
}
