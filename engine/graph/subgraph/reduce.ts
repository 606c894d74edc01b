import { Turn } from "../../investigation/turn.ts";
import { edgeOf, NONE } from "../multigraph/multigraph.ts";
import type { FactTable } from "./fact-table.ts";

/** What is left of a subgraph. */
export interface Reduced {
  /** Edges, in the order in which they came. */
  readonly edges: readonly number[];
  /** How many were removed. */
  readonly removed: number;
}

/**
 * The facts of a subgraph that can lie on a path from one of some nodes of up to `depth` facts (graph reduction; Hydra,
 * section 3.2). A fact at the end of such a path stays, though nothing follows it: it may hold the answer.
 *
 * @throws the signal's reason
 */
export async function reduce(
  table: FactTable,
  starts: readonly number[],
  depth: number,
  signal: AbortSignal,
): Promise<Reduced> {
  const { graph } = table;
  const turn = new Turn(signal);
  const reached = new Set(starts);
  const kept = new Set<number>();
  let open: readonly number[] = [...reached];
  for (let level = 0; level < depth && open.length > 0; level += 1) {
    const next: number[] = [];
    for (const node of open) {
      // What has one year or word in common does not hang together by it.
      if (table.entity(node) === undefined) continue;
      await turn.rest();
      for (let walked = graph.firstAround(node); walked !== NONE; walked = graph.nextAround(node, walked)) {
        kept.add(edgeOf(walked));
        const end = graph.end(walked);
        if (reached.has(end)) continue;
        reached.add(end);
        next.push(end);
      }
    }
    open = next;
  }
  return { edges: [...kept].sort((one, other) => one - other), removed: graph.edges - kept.size };
}
