import { randomStream } from "../reading/random.ts";

/** Edges that each new node brings. */
const EDGES_PER_NODE = 4;
const RELATIONS = 20;

/** An edge of a graph whose nodes and relations are numbers. */
export type NumberedEdge = readonly [from: number, relation: number, to: number];

/**
 * The edges of a scale-free multigraph: each node is tied to four that are there, the likelier the more edges they have
 * (Barabási and Albert 1999), by relations of which some are much more frequent, in either direction.
 */
export function* scaleFreeEdges(edges: number): Generator<NumberedEdge> {
  const random = randomStream(1);
  /** Both ends of every edge: one drawn of them is drawn by its degree. */
  const ends = new Int32Array(2 * edges);
  let node = 1;
  for (let edge = 0; edge < edges; edge += 1) {
    if (edge > 0 && edge % EDGES_PER_NODE === 0) node += 1;
    const drawn = edge === 0 ? 0 : (ends[Math.floor(random() * 2 * edge)] ?? 0);
    const other = drawn === node ? node - 1 : drawn;
    ends[2 * edge] = node;
    ends[2 * edge + 1] = other;
    const relation = Math.floor(random() ** 2 * RELATIONS);
    yield random() < 0.5 ? [node, relation, other] : [other, relation, node];
  }
}
