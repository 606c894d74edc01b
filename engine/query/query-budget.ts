import type { Counted } from "../investigation/stage.ts";
import { counted } from "../values/counted.ts";
import { membersOf, type QueryGraph } from "../graph/fused-graph.ts";
import { LIMITS } from "./limits.ts";

/**
 * What one question may still ask of the graph. Before a stage is asked for, the most that it can take is set aside;
 * what it did not take comes back. It goes by what stages take when they are computed, so that a result does not depend
 * on what is stored.
 */
export class QueryBudget {
  #left: number;
  #reached = false;

  constructor(graph: QueryGraph) {
    this.#left = queriesFor(graph);
  }

  /** Has anything been refused? */
  get reached(): boolean {
    return this.#reached;
  }

  /** The stage's result, or undefined when it might take more than is left. A stage without queries counts as one. */
  async spend<T>(mostQueries: number, get: () => Promise<Counted<T>>): Promise<T | undefined> {
    const most = Math.max(1, mostQueries);
    if (this.#left < most) {
      this.#reached = true;
      return undefined;
    }
    this.#left -= most;
    const { value, calls } = await get();
    this.#left += most - Math.max(1, calls.SPARQL ?? 0);
    return value;
  }
}

/**
 * The most queries that one question puts to a graph, or to several that are read as one: each goes on from what the
 * others say.
 */
export function queriesFor(graph: QueryGraph): number {
  return LIMITS.queries * membersOf(graph).length ** 2;
}

/** What is said when the query budget was reached. */
export function reachedIn(graph: QueryGraph): string {
  const to = membersOf(graph).length > 1 ? "several graphs" : "a graph";
  return `a question may put ${counted(queriesFor(graph), "query", "queries")} to ${to}; this one would take more`;
}
