import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chainsBetween } from "../../../engine/graph/multigraph/chains.ts";
import { edgeOf, isForward, Multigraph, NONE } from "../../../engine/graph/multigraph/multigraph.ts";

type Edge = readonly [from: number, relation: number, to: number];

const NODES = 7;
const someEdges = fc.array(fc.tuple(fc.nat(NODES - 1), fc.nat(2), fc.nat(NODES - 1)), { maxLength: 40 });

function graphOf(nodes: number, edges: readonly Edge[]): Multigraph {
  const graph = new Multigraph();
  for (let node = 0; node < nodes; node += 1) graph.addNode();
  for (const edge of edges) graph.addEdge(...edge);
  return graph;
}

/** Each edge once, in the order in which it first came. */
function once(edges: readonly Edge[]): readonly Edge[] {
  return [...new Map(edges.map((edge) => [edge.join(" "), edge])).values()];
}

function around(graph: Multigraph, node: number): readonly number[] {
  const found: number[] = [];
  for (let walked = graph.firstAround(node); walked !== NONE; walked = graph.nextAround(node, walked))
    found.push(walked);
  return found;
}

/** All chains, by trying everything: how `chainsBetween` is specified. */
function everyChain(edges: readonly Edge[], start: number, end: number, most: number): readonly string[] {
  const found: string[] = [];
  const follow = (node: number, met: readonly number[], chain: readonly string[]): void => {
    if (node === end) found.push(chain.join(","));
    else if (chain.length < most)
      for (const [number, [from, , to]] of edges.entries())
        for (const [one, other, sign] of [[from, to, "+"] as const, [to, from, "-"] as const])
          if (one === node && !met.includes(other)) follow(other, [...met, other], [...chain, `${sign}${number}`]);
  };
  if (start !== end) follow(start, [start], []);
  return found;
}

function chainsIn(graph: Multigraph, start: number, end: number, most: number): readonly string[] {
  const found: string[] = [];
  for (const chain of chainsBetween(graph, start, end, most))
    if (chain !== undefined)
      found.push(chain.map((walked) => `${isForward(walked) ? "+" : "-"}${edgeOf(walked)}`).join(","));
  return found;
}

describe("a multigraph", () => {
  it("holds each edge once, and walks it both ways", () => {
    fc.assert(
      fc.property(someEdges, (edges) => {
        const graph = graphOf(NODES, edges);
        const known = once(edges);
        expect(graph.edges).toBe(known.length);
        for (const [number, edge] of known.entries())
          expect([graph.from(number), graph.relation(number), graph.to(number)]).toEqual(edge);
        for (let node = 0; node < NODES; node += 1) {
          const out = known.flatMap(([from, , to], number) => (from === node ? [[number, true, to]] : []));
          const back = known.flatMap(([from, , to], number) => (to === node ? [[number, false, from]] : []));
          expect(around(graph, node).map((each) => [edgeOf(each), isForward(each), graph.end(each)])).toEqual([
            ...out,
            ...back,
          ]);
          expect(graph.degree(node)).toBe(new Set([...out, ...back].map(([number]) => number)).size);
        }
      }),
    );
  });

  it("gives an edge that is there its number, and room does not matter", () => {
    const graph = graphOf(1_000, []);
    const edges = Array.from({ length: 5_000 }, (_, index): Edge => [index % 1_000, index % 7, (index * 31) % 1_000]);
    const numbers = edges.map((edge) => graph.addEdge(...edge));
    expect(edges.map((edge) => graph.addEdge(...edge))).toEqual(numbers);
    expect(graph.edges).toBe(once(edges).length);
  });

  it("refuses ends that are no nodes", () => {
    const graph = graphOf(2, []);
    for (const end of [2, -1, 0.5, Number.NaN]) {
      expect(() => graph.addEdge(0, 0, end)).toThrow(`There is no node ${end} among 2.`);
      expect(() => graph.addEdge(end, 0, 0)).toThrow(RangeError);
    }
  });
});

describe("chains between two nodes", () => {
  it("are all there are, each once, shortest first", () => {
    fc.assert(
      fc.property(
        someEdges,
        fc.nat(NODES - 1),
        fc.nat(NODES - 1),
        fc.integer({ min: 1, max: 5 }),
        (edges, a, b, most) => {
          const found = chainsIn(graphOf(NODES, edges), a, b, most);
          expect([...found].sort()).toEqual([...everyChain(once(edges), a, b, most)].sort());
          const lengths = found.map((chain) => chain.split(",").length);
          expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
        },
      ),
      { numRuns: 300 },
    );
  });

  it("cost what lies around the end with fewer edges, whichever it is", () => {
    // A hub at one end, and two chains that do not lead through its neighbours.
    const graph = graphOf(100_004, [
      [0, 0, 1],
      [1, 0, 2],
      [2, 0, 3],
      [1, 1, 3],
    ]);
    for (let node = 4; node < graph.nodes; node += 1) graph.addEdge(node, 1, 3);
    for (const [start, end] of [
      [0, 3],
      [3, 0],
    ] as const) {
      const steps = [...chainsBetween(graph, start, end, 3)];
      expect(steps.filter((chain) => chain !== undefined)).toHaveLength(2);
      // Each other step stands for a thousand edges that were looked at: from the hub its own, once for each length.
      expect(steps.length).toBe(start === 0 ? 2 : 2 + 2 * 97);
    }
  });

  it("are of one length to eight", () => {
    const graph = graphOf(2, [[0, 0, 1]]);
    for (const most of [0, 9, 1.5]) expect(() => chainsIn(graph, 0, 1, most)).toThrow(`not ${most}`);
    expect(chainsIn(graph, 0, 5, 3)).toEqual([]);
  });
});
