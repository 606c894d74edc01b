import { isResource, type Node, type Pairs } from "./pairs.ts";

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
  { subjects, objects }: Pairs,
  classesOf: KindsOf,
  otherRolesAmong: (nodes: ReadonlySet<Node>) => KindsOf,
): boolean {
  const [from, to] = [new Set<Node>(), new Set<Node>()];
  subjects.forEach((subject, row) => {
    const object = objects[row];
    if (object === undefined || !isLink(subject, object)) return;
    from.add(subject);
    to.add(object);
  });
  if (from.size === 0) return false;
  let shared = 0;
  for (const node of from) if (to.has(node)) shared += 1;
  if (shared / from.size >= MIN_SHARED_NODES) return true;
  const typed = [from, to].every((nodes) => [...nodes].some((node) => classesOf(node).size > 0));
  return typed
    ? overlap(from, to, () => classesOf) >= MIN_SHARED_KINDS
    : overlap(from, to, otherRolesAmong) >= MIN_SHARED_ROLES;
}

/** Whether the nodes of both ends are mostly of the same classes, by the number of nodes that are of each class. */
export function ofTheSameClasses(from: ReadonlyMap<string, number>, to: ReadonlyMap<string, number>): boolean {
  const share = (counts: ReadonlyMap<string, number>, kind: string): number =>
    (counts.get(kind) ?? 0) / [...counts.values()].reduce((sum, count) => sum + count, 0);
  const common = [...from.keys()].reduce((sum, kind) => sum + Math.min(share(from, kind), share(to, kind) || 0), 0);
  return common >= MIN_SHARED_KINDS;
}

/** Whether most triples of a relation stand in the graph in the other direction too. */
export function symmetric({ subjects, objects }: Pairs): boolean {
  const links = new PairSet();
  const rows: number[] = [];
  subjects.forEach((subject, row) => {
    const object = objects[row];
    if (object !== undefined && isLink(subject, object) && links.add(subject, object)) rows.push(row);
  });
  let reversed = 0;
  for (const row of rows) if (links.has(objects[row] ?? "", subjects[row] ?? "")) reversed += 1;
  return links.size > 0 && reversed / links.size > MIN_REVERSED;
}

/** Pairs of nodes, each once. Most subjects have one object, and need no set for it. */
class PairSet {
  readonly #objects = new Map<Node, Node | Set<Node>>();
  size = 0;

  /** Whether it was not there yet. */
  add(subject: Node, object: Node): boolean {
    const known = this.#objects.get(subject);
    if (known === undefined) this.#objects.set(subject, object);
    else if (this.has(subject, object)) return false;
    else if (typeof known === "string") this.#objects.set(subject, new Set([known, object]));
    else known.add(object);
    this.size += 1;
    return true;
  }

  has(subject: Node, object: Node): boolean {
    const known = this.#objects.get(subject);
    return typeof known === "string" ? known === object : known?.has(object) === true;
  }

  get subjects(): number {
    return this.#objects.size;
  }
}

/** Share of the triples that may be a second value of their subject. */
export const MAX_SECOND_VALUES = 0.045;

/** Whether nearly every subject of a relation has one object at a time: facts that have ended do not count. */
export function functional(pairs: Pairs, hasEnded: (subject: Node, object: Node) => boolean): boolean {
  const current = new PairSet();
  pairs.subjects.forEach((subject, row) => {
    const object = pairs.objects[row] ?? "";
    if (!hasEnded(subject, object)) current.add(subject, object);
  });
  return current.size > 0 && 1 - current.subjects / current.size <= MAX_SECOND_VALUES;
}

/** A triple between two different resources: one that points at itself says nothing of direction. */
function isLink(subject: Node | undefined, object: Node | undefined): boolean {
  return subject !== object && object !== undefined && isResource(object);
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
