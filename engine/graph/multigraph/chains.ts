import { Distances } from "./distances.ts";
import { type Multigraph, NONE } from "./multigraph.ts";

const LONGEST = 8;
/** Edges that are tried between two turns: some tens of microseconds. */
const STEPS = 1_024;

/**
 * The chains of edges between two nodes, walked either way, none through a node twice: shortest first, then in the
 * order in which the edges came, those that leave a node before those that enter it. Each is given as its edges are
 * walked (`edgeOf`, `isForward`). Yields undefined between steps that are short each.
 *
 * @param most Edges of the longest chain, 1–8
 * @throws RangeError for a length out of range
 */
export function* chainsBetween(
  graph: Multigraph,
  start: number,
  end: number,
  most: number,
): Generator<readonly number[] | undefined, void> {
  if (!Number.isInteger(most) || most < 1 || most > LONGEST)
    throw new RangeError(`A chain has 1 to ${LONGEST} edges at most, not ${most}.`);
  if (start === end || start >= graph.nodes || end >= graph.nodes) return;
  const distances = yield* Distances.between(graph, start, end, most);
  for (let length = distances.toEnd(start); length <= most; length += 1)
    yield* chainsOfLength(graph, start, end, length, distances);
}

/** A chain is followed only where as many edges as are left lead to its end. */
function* chainsOfLength(
  graph: Multigraph,
  start: number,
  end: number,
  length: number,
  distances: Distances,
): Generator<readonly number[] | undefined, void> {
  const nodes = [start];
  const chain: number[] = [];
  /** Of each node the edge that is tried next. */
  const untried = [graph.firstAround(start)];
  for (let steps = 1; nodes.length > 0; steps += 1) {
    if (steps % STEPS === 0) yield undefined;
    const last = nodes.length - 1;
    const walked = untried[last] ?? NONE;
    if (walked === NONE) {
      nodes.pop();
      untried.pop();
      chain.pop();
      continue;
    }
    untried[last] = graph.nextAround(nodes[last] ?? NONE, walked);
    const next = graph.end(walked);
    const left = length - nodes.length;
    if (left === 0) {
      if (next === end) yield [...chain, walked];
    } else if (next !== end && distances.toEnd(next) <= left && !nodes.includes(next)) {
      nodes.push(next);
      chain.push(walked);
      untried.push(graph.firstAround(next));
    }
  }
}
