import { counted } from "../values/counted.ts";
import { membersOf, type QueryGraph } from "../graph/fused-graph.ts";
import { LIMITS } from "./limits.ts";

/** A stage's result with the number of queries that it took to compute, whether it is computed now or was stored. */
export interface Queried {
  readonly queries: number;
}

/**
 * What one question may still ask of each graph. Before a stage is asked for, the most that it can take is set aside; what it
 * did not take comes back. It goes by what stages take when they are computed, so that a result does not depend on what is
 * stored; and by graph, so that it does not depend on which of them answers first.
 */
export class QueryBudget {
  readonly #left = new Map<string, number>();
  #reached = false;

  /** Has anything been refused? */
  get reached(): boolean {
    return this.#reached;
  }

  /** The stage's result, or undefined when it might take more than is left. A stage without queries counts as one. */
  async spend<T extends Queried>(
    graph: QueryGraph,
    mostQueries: number,
    get: () => Promise<T>,
  ): Promise<T | undefined> {
    const most = Math.max(1, mostQueries);
    if (this.#leftFor(graph) < most) {
      this.#reached = true;
      return undefined;
    }
    this.#give(graph, -most);
    const result = await get();
    this.#give(graph, most - Math.max(1, result.queries));
    return result;
  }

  #leftFor(graph: QueryGraph): number {
    return this.#left.get(graph.id) ?? queriesFor(graph);
  }

  #give(graph: QueryGraph, queries: number): void {
    this.#left.set(graph.id, this.#leftFor(graph) + queries);
  }
}

/** The most queries that one question puts to a graph, or to several that are read as one: each goes on from what the others say. */
export function queriesFor(graph: QueryGraph): number {
  return LIMITS.queries * membersOf(graph).length ** 2;
}

/** What is said when the query budget was reached. */
export function reachedIn(queryGraphs: readonly QueryGraph[]): string {
  const [queryGraph] = queryGraphs;
  const most = queryGraph === undefined ? LIMITS.queries : queriesFor(queryGraph);
  const to = queryGraph !== undefined && membersOf(queryGraph).length > 1 ? "several graphs" : "a graph";
  return `a question may put ${counted(most, "query", "queries")} to ${to}; this one would take more`;
}
