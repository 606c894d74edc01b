import type { FactTable } from "../subgraph/fact-table.ts";
import { SEARCH_BOUNDS } from "./bounds.ts";
import type { Cuts } from "./cuts.ts";
import { endOf, isBack, nodes, startOf, type Step } from "./step.ts";

/**
 * A partial path: each step leads from a set of nodes to all that its relation leads to. So a list stays a list.
 */
export interface Trail {
  /** What it starts from, equal for trails that share a beam: the topic's place among the topics. */
  readonly origin: number;
  /** One entity that a topic may mean: no path mixes two meanings. For a tail, all entities where paths meet. */
  readonly starts: readonly number[];
  readonly steps: readonly Step[];
  /** The nodes of each place, `starts` first. */
  readonly sets: readonly (readonly number[])[];
  /** Nodes that it does not lead to: what is known is not what is asked for. */
  readonly avoided: ReadonlySet<number>;
  /** Edges that were walked before it began. */
  readonly walked: ReadonlySet<number>;
  /** Sum of how plausible its steps are. */
  readonly plausibility: number;
  /** Tells it from other trails and sorts it, in any run. */
  readonly key: string;
}

/** Where a trail begins. */
export type TrailStart = Pick<Trail, "origin" | "starts"> & Partial<Pick<Trail, "avoided" | "walked">>;

export function startTrail(table: FactTable, { origin, starts, avoided, walked }: TrailStart): Trail {
  const set = nodes(starts);
  return {
    origin,
    starts: set,
    steps: [],
    sets: [set],
    avoided: avoided ?? new Set(set),
    walked: walked ?? new Set(),
    plausibility: 0,
    key: JSON.stringify([origin, set.map((node) => table.key(node)).sort()]),
  };
}

/** Where a trail leads. */
export function endsOf({ sets }: Trail): readonly number[] {
  return sets.at(-1) ?? [];
}

/** A step as it may be taken next. */
export interface NextStep extends Step {
  readonly plausibility: number;
}

/**
 * The trail with one more step; undefined where that says nothing new: it leads nowhere, or back to exactly what stood
 * at an earlier place. Walking a relation back leads to what else has it: from one who plays in a film, over the film,
 * to the others who do, and not to himself.
 */
export function grownBy(
  trail: Trail,
  { plausibility, ...step }: NextStep,
  table: FactTable,
  cuts: Cuts,
): Trail | undefined {
  const { graph } = table;
  const { direction } = step;
  const last = trail.steps.at(-1);
  const turns = last !== undefined && isBack(last, step) ? new Set(last.edges) : undefined;
  const arrivals = new Map<number, number>();
  if (last !== undefined && turns !== undefined)
    for (const edge of last.edges) {
      const end = endOf(graph, edge, last.direction);
      arrivals.set(end, (arrivals.get(end) ?? 0) + 1);
    }
  const isNew = (edge: number): boolean => {
    const [start, end] = [startOf(graph, edge, direction), endOf(graph, edge, direction)];
    if (start === end || trail.avoided.has(end) || trail.walked.has(edge)) return false;
    return turns === undefined || (arrivals.get(start) ?? 0) > (turns.has(edge) ? 1 : 0);
  };
  const all = step.edges.filter(isNew);
  if (all.length === 0) return undefined;
  const sorted = sortedEdges(all, step, table);
  const edges = sorted.slice(0, SEARCH_BOUNDS.factsOfStep);
  const ends = nodes(edges.map((edge) => endOf(graph, edge, direction)));
  if (trail.sets.some((set) => isSame(set, ends))) return undefined;
  cuts.add("steps", all.length - edges.length);
  const { kind, name } = table.name(step.name);
  return {
    ...trail,
    steps: [...trail.steps, { ...step, edges, isPart: step.isPart || edges.length < all.length }],
    sets: [...trail.sets, ends],
    plausibility: trail.plausibility + plausibility,
    key: `${trail.key} ${direction} ${kind} ${name}`,
  };
}

/** By what stands at their starts and ends. */
function sortedEdges(edges: readonly number[], { direction }: Step, table: FactTable): readonly number[] {
  const { graph } = table;
  const keys = new Map(
    edges.map((edge) => [
      edge,
      [table.key(startOf(graph, edge, direction)), table.key(endOf(graph, edge, direction))] as const,
    ]),
  );
  return [...edges].sort((one, other) => {
    const [[a = "", b = ""] = [], [c = "", d = ""] = []] = [keys.get(one), keys.get(other)];
    return compare(a, c) || compare(b, d);
  });
}

/** @param one In order of numbers, as the other one is */
export function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((node, index) => node === other[index]);
}

export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
