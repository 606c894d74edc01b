import type { UpstreamContext } from "../../sources/upstream.ts";
import type { QueryGraph } from "../fused-graph.ts";
import type { RelationsFound } from "../neighbourhood/relations.ts";
import type { Way } from "./asked.ts";
import type { EvidenceSubgraph } from "./evidence-subgraph.ts";
import type { FactTable } from "./fact-table.ts";

/** Which facts a subgraph is to grow by. */
export interface Growth {
  /** Each with the number of facts that it has around the entities; undefined where that was not counted. */
  readonly ways: readonly (Way & { readonly degree: number | undefined })[];
  /** Facts of one entity one way, 1–500: more are left out. */
  readonly perEntity: number;
}

/** What a subgraph has grown by, beside the facts. */
export interface GrownBy {
  /** Pairs of a node and a way that were not asked for, since there were too many. */
  readonly unasked: number;
  /** Facts more than before which are there and which a bound kept out, as far as is known. */
  readonly cut: number;
  /** Of each way, in their order: the nodes not all of whose facts by it are known. */
  readonly lacking: readonly ReadonlySet<number>[];
}

/** A subgraph as searches see it: wherever its facts come from, it grows as far as they ask. */
export interface GrowingSubgraph {
  readonly facts: FactTable;
  /**
   * The relations around nodes, of entities.
   * @throws Failure when no graph answers
   */
  relationsAround(nodes: readonly number[]): Promise<RelationsFound>;
  /**
   * Fetches the facts of nodes that were not asked for before.
   * @throws Failure when no graph answers
   */
  grow(nodes: readonly number[], growth: Growth): Promise<GrownBy>;
}

/** A subgraph that grows by what graphs say. */
export function growingIn(subgraph: EvidenceSubgraph, graph: QueryGraph, context: UpstreamContext): GrowingSubgraph {
  return {
    facts: subgraph.facts,
    relationsAround: (nodes) => subgraph.relationsAround(nodes, graph, context),
    grow: (nodes, growth) => subgraph.grow(nodes, growth, graph, context),
  };
}
