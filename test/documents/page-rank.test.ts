import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Links, personalisedPageRank } from "../../engine/graph/page-rank.ts";

/** Graphs of up to ten nodes, some of which lead nowhere, with a weight of beginning for each. */
const walks = fc.integer({ min: 1, max: 10 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    edges: fc.array(
      fc.record({ from: fc.nat(size - 1), to: fc.nat(size - 1), weight: fc.double({ min: 0.1, max: 5, noNaN: true }) }),
      { maxLength: 30 },
    ),
    seeds: fc.array(fc.double({ min: 0, max: 3, noNaN: true }), { minLength: size, maxLength: size }),
    damping: fc.double({ min: 0, max: 0.9, noNaN: true }),
    order: fc.shuffledSubarray(
      Array.from({ length: size }, (_, node) => node),
      { minLength: size, maxLength: size },
    ),
  }),
);

interface Edge {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

function linksOf(size: number, edges: readonly Edge[]): Links {
  return Array.from({ length: size }, (_, node) =>
    edges.filter(({ from }) => from === node).map(({ to, weight }): readonly [number, number] => [to, weight]),
  );
}

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

describe("personalised PageRank", () => {
  test("gives shares of 1 together; none without a seed", () =>
    fc.assert(
      fc.property(walks, ({ size, edges, seeds, damping }) => {
        const ranks = personalisedPageRank(linksOf(size, edges), seeds, { damping });
        expect([...ranks].every((rank) => rank >= 0)).toBe(true);
        expect(sum(ranks)).toBeCloseTo(sum(seeds) > 0 ? 1 : 0, 9);
      }),
    ));

  test("does not depend on the order of nodes and edges", () =>
    fc.assert(
      fc.property(walks, ({ size, edges, seeds, damping, order }) => {
        const ranks = personalisedPageRank(linksOf(size, edges), seeds, { damping, tolerance: 1e-9, maxSteps: 400 });
        const moved = edges.map(({ from, to, weight }) => ({ from: order[from] ?? 0, to: order[to] ?? 0, weight }));
        const movedSeeds: number[] = [];
        order.forEach((place, node) => (movedSeeds[place] = seeds[node] ?? 0));
        const others = personalisedPageRank(linksOf(size, moved.reverse()), movedSeeds, {
          damping,
          tolerance: 1e-9,
          maxSteps: 400,
        });
        ranks.forEach((rank, node) => expect(others[order[node] ?? 0]).toBeCloseTo(rank, 6));
      }),
    ));

  test("settles in as many steps as the damping allows", () =>
    fc.assert(
      fc.property(walks, ({ size, edges, seeds, damping }) => {
        const links = linksOf(size, edges);
        // The first step changes at most 2, and each at most `damping` times the one before.
        const maxSteps = damping === 0 ? 2 : Math.ceil(Math.log(1e-6 / 2) / Math.log(damping)) + 1;
        const settled = personalisedPageRank(links, seeds, { damping, maxSteps });
        const longer = personalisedPageRank(links, seeds, { damping, tolerance: 0, maxSteps: maxSteps + 50 });
        expect(sum(settled.map((rank, node) => Math.abs(rank - (longer[node] ?? 0))))).toBeLessThan(
          1e-6 / (1 - damping),
        );
      }),
    ));

  test("is what can be computed by hand", () => {
    // Two nodes that lead to each other, begun at the first: r0 = 1/2 + r1/2 and r1 = r0/2.
    const ranks = personalisedPageRank([[[1, 7]], [[0, 1]]], [5, 0], { damping: 0.5, tolerance: 1e-12 });
    expect([...ranks].map((rank) => Math.round(rank * 1e6) / 1e6)).toEqual([0.666667, 0.333333]);
  });
});
