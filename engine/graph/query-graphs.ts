import type { KnowledgeGraph } from "../sources/knowledge-graph.ts";
import { FusedGraph, type QueryGraph } from "./fused-graph.ts";

/** What was fused, by the first of the graphs: it remembers which of their entities are one. */
const fused = new WeakMap<KnowledgeGraph, FusedGraph[]>();

/** Where forms are tried: the one graph, or all of them read as one; nowhere when there is none. The same graphs give the same. */
export function queryGraphsOf(graphs: readonly KnowledgeGraph[]): readonly QueryGraph[] {
  const [first] = graphs;
  if (first === undefined || graphs.length === 1) return graphs;
  const known = fused.get(first) ?? [];
  const same = known.find(
    ({ members }) => members.length === graphs.length && members.every((member, index) => member === graphs[index]),
  );
  if (same !== undefined) return [same];
  const made = new FusedGraph(graphs);
  fused.set(first, [...known, made]);
  return [made];
}
