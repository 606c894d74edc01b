import type { Direction } from "../../evidence/fact.ts";
import type { Multigraph } from "../multigraph/multigraph.ts";

/** Edges of one name, all walked in one direction, from all nodes of a set that have some. */
export interface Step {
  /** Number of the relation, or of the words. */
  readonly name: number;
  readonly direction: Direction;
  readonly edges: readonly number[];
  /** True when there are more edges than these, as far as is known. */
  readonly isPart: boolean;
}

/** Where an edge is walked from. */
export function startOf(graph: Multigraph, edge: number, direction: Direction): number {
  return direction === "FORWARD" ? graph.from(edge) : graph.to(edge);
}

/** Where it leads. */
export function endOf(graph: Multigraph, edge: number, direction: Direction): number {
  return direction === "FORWARD" ? graph.to(edge) : graph.from(edge);
}

/** The same steps, walked from their end. */
export function reversed(steps: readonly Step[]): readonly Step[] {
  return steps.toReversed().map((step) => ({ ...step, direction: opposite(step.direction) }));
}

export function opposite(direction: Direction): Direction {
  return direction === "FORWARD" ? "BACKWARD" : "FORWARD";
}

/** Does the second step walk the relation of the first one back? */
export function isBack(first: Step | undefined, second: Pick<Step, "name" | "direction">): boolean {
  return first !== undefined && first.name === second.name && first.direction !== second.direction;
}

/** The nodes of each place: where each step starts, and where the last one ends. In order of their numbers. */
export function setsAlong(graph: Multigraph, steps: readonly Step[]): readonly (readonly number[])[] {
  const last = steps.at(-1);
  return [
    ...steps.map(({ edges, direction }) => nodes(edges.map((edge) => startOf(graph, edge, direction)))),
    ...(last === undefined ? [] : [nodes(last.edges.map((edge) => endOf(graph, edge, last.direction)))]),
  ];
}

/** Each once, in order of their numbers. */
export function nodes(some: readonly number[]): readonly number[] {
  return [...new Set(some)].sort((one, other) => one - other);
}
