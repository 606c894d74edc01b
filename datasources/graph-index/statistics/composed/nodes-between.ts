import type { Vocabulary } from "../../../../engine/sources/knowledge-graph.ts";
import { readLists } from "../lists.ts";
import { isIri, type Node, type PairReader } from "../pairs.ts";
import type { Structure } from "../structure.ts";
import { isMetaNode } from "../terms.ts";
import type { Out } from "./further-parts.ts";
import { areTimes } from "./times-of-nodes.ts";

export type NeededStructure = Pick<Structure, "names" | "types" | "apparatus" | "relations"> &
  Partial<Pick<Structure, "described">> & {
    /** Classes none of whose members has a name, where that is not to be told from the types. */
    readonly unnamedKinds?: ReadonlySet<Node>;
  };

/** Nodes that hold one fact together, with what leaves them; those that only say something of the graph left out. */
export function nodesBetween(reader: PairReader, structure: NeededStructure): ReadonlyMap<Node, readonly Out[]> {
  let between = BETWEEN.get(structure);
  if (between === undefined) {
    between = nodesIn(reader, structure);
    BETWEEN.set(structure, between);
  }
  return between;
}

/** What was found once is not looked for again: all triples are looked at for it. */
const BETWEEN = new WeakMap<NeededStructure, ReadonlyMap<Node, readonly Out[]>>();

function nodesIn(
  reader: PairReader,
  { names, types, apparatus, relations, unnamedKinds: known }: NeededStructure,
): ReadonlyMap<Node, readonly Out[]> {
  const isNamed = (node: Node): boolean => (names.get(node)?.labels.length ?? 0) > 0;
  const lists = readLists(reader);
  const kinds = known ?? unnamedKinds(types, isNamed);
  const isBetween = (node: Node): boolean => {
    const isBlank = node.startsWith("_:");
    // Every triple is looked at, and in most graphs that is all there is to see.
    if (!isBlank && kinds.size === 0) return false;
    const stated = types.get(node) ?? [];
    if (apparatus.has(node) || lists.has(node) || isNamed(node) || stated.some(isMetaNode)) return false;
    return isBlank || (stated.length > 0 && stated.every((type) => kinds.has(type)));
  };
  const outs = new Map<Node, Out[]>();
  for (const predicate of relations) {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => {
      if (!isBetween(subject)) return;
      const out = { predicate, object: objects[row] ?? "" };
      const known = outs.get(subject);
      if (known === undefined) outs.set(subject, [out]);
      else known.push(out);
    });
  }
  // What has an IRI is a thing by itself, unless it has nothing but dates and links to what has a name.
  const isLink = (object: Node): boolean => isIri(object) && isNamed(object);
  const isTime = ({ predicate, object }: Out): boolean => areTimes([predicate, [object]]);
  const isFact = (found: readonly Out[]): boolean =>
    found.some(isTime) && found.every((each) => isLink(each.object) || isTime(each));
  return new Map([...outs].filter(([node, found]) => node.startsWith("_:") || isFact(found)));
}

/** Classes none of whose members has a name, in a graph where other things do. */
export function classesWithoutNames({ types, names }: Pick<Structure, "types" | "names">): ReadonlySet<Node> {
  return unnamedKinds(types, (node) => (names.get(node)?.labels.length ?? 0) > 0);
}

function unnamedKinds(types: ReadonlyMap<Node, readonly Node[]>, isNamed: (node: Node) => boolean): ReadonlySet<Node> {
  const kinds = new Set<Node>();
  for (const stated of types.values()) for (const type of stated) kinds.add(type);
  let anyNamed = false;
  for (const [node, stated] of types) {
    if (!isNamed(node)) continue;
    anyNamed = true;
    for (const type of stated) kinds.delete(type);
  }
  return anyNamed ? kinds : new Set();
}

/**
 * Classes whose members have no names and hold one fact together, such as terms of office; none where the graph's
 * settings say which nodes do.
 */
export function linkingClasses(
  reader: PairReader,
  structure: NeededStructure,
  settings: Partial<Vocabulary>,
): ReadonlySet<Node> {
  if (settings.composed !== undefined) return new Set();
  const between = nodesBetween(reader, structure);
  const found = new Set([...between.keys()].flatMap((node) => structure.types.get(node) ?? []));
  for (const [node, types] of structure.types) if (!between.has(node)) for (const type of types) found.delete(type);
  return found;
}
