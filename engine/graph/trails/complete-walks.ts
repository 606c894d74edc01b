import type { Multigraph } from "../multigraph/multigraph.ts";
import { endOf, isBack, startOf, type Step } from "./step.ts";

/** May a node stand at a place of the walk? 0 is where it starts. */
export type Allowed = (place: number, node: number) => boolean;

/**
 * The steps with those edges only that lie on a walk through all of them, over nodes that are allowed, which never
 * turns round on the edge it came by. Undefined when there is no such walk. An edge is on one if and only if one leads
 * up to it and one leads on from it: nothing else ties the edges of a walk together than that they follow each other.
 */
export function completeWalks(
  graph: Multigraph,
  steps: readonly Step[],
  isAllowed: Allowed,
): readonly Step[] | undefined {
  const forward: Set<number>[] = [];
  for (const [place, step] of steps.entries()) {
    const before = steps[place - 1];
    const led = before && arrivals(forward[place - 1] ?? [], (edge) => endOf(graph, edge, before.direction));
    const turns = isBack(before, step) ? forward[place - 1] : undefined;
    const isLedTo = (edge: number, start: number): boolean =>
      led === undefined || (led.get(start) ?? 0) > (turns?.has(edge) === true ? 1 : 0);
    const ok = step.edges.filter((edge) => {
      const [start, end] = [startOf(graph, edge, step.direction), endOf(graph, edge, step.direction)];
      return isAllowed(place, start) && isAllowed(place + 1, end) && isLedTo(edge, start);
    });
    if (ok.length === 0) return undefined;
    forward.push(new Set(ok));
  }
  const kept: Step[] = [];
  for (let place = steps.length - 1; place >= 0; place -= 1) {
    const [step, after] = [steps[place], kept[0]];
    if (step === undefined) continue;
    const leads = after && arrivals(after.edges, (edge) => startOf(graph, edge, after.direction));
    const turns = after !== undefined && isBack(after, step) ? new Set(after.edges) : undefined;
    const edges = step.edges.filter((edge) => {
      if (forward[place]?.has(edge) !== true) return false;
      const end = endOf(graph, edge, step.direction);
      return leads === undefined || (leads.get(end) ?? 0) > (turns?.has(edge) === true ? 1 : 0);
    });
    if (edges.length === 0) return undefined;
    kept.unshift({ ...step, edges });
  }
  return kept;
}

/** How many of the edges are at each node. */
function arrivals(edges: Iterable<number>, nodeOf: (edge: number) => number): ReadonlyMap<number, number> {
  const numbers = new Map<number, number>();
  for (const edge of edges) numbers.set(nodeOf(edge), (numbers.get(nodeOf(edge)) ?? 0) + 1);
  return numbers;
}
