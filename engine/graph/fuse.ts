import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import { FusedGraph, type QueryGraph } from "./fused-graph.ts";

/** What was fused, by the first of the graphs: it remembers which of their entities are one. */
const fused = new WeakMap<KnowledgeGraph, FusedGraph[]>();
const NONE = new FusedGraph([]);

/**
 * Where forms are tried: the one graph, or all of them read as one. The same graphs give the same; none give one that
 * knows nothing.
 */
export function fuse(graphs: readonly KnowledgeGraph[]): QueryGraph {
  const [first, ...others] = graphs;
  if (first === undefined) return NONE;
  if (others.length === 0) return first;
  const known = fused.get(first) ?? [];
  const same = known.find(
    ({ members }) => members.length === graphs.length && members.every((member, index) => member === graphs[index]),
  );
  if (same !== undefined) return same;
  const made = new FusedGraph(graphs);
  fused.set(first, [...known, made]);
  return made;
}
