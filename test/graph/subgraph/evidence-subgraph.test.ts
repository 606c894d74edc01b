import fc from "fast-check";
import { expect, test } from "vitest";
import { fuse } from "../../../engine/graph/fuse.ts";
import { expand } from "../../../engine/graph/neighbourhood/expand.ts";
import { expandWhole } from "../../../engine/graph/neighbourhood/expand-whole.ts";
import { EvidenceSubgraph } from "../../../engine/graph/subgraph/evidence-subgraph.ts";
import type { Growth } from "../../../engine/graph/subgraph/growing-subgraph.ts";
import { reduce } from "../../../engine/graph/subgraph/reduce.ts";
import { turtleGraph } from "../../query/turtle-graph.ts";
import { recordingContext } from "../../support/recording-context.ts";

const WAY = (relation: string, degree: number | undefined = undefined) =>
  ({ relation: `urn:t:${relation}`, direction: "FORWARD", degree }) as const;
const nodesOf = (subgraph: EvidenceSubgraph, ...names: readonly string[]): readonly number[] =>
  names.map((name) => subgraph.nodeOf(`urn:t:${name}`));
const { signal } = new AbortController();

test("what several graphs state is one fact, and is counted; so is what lies between the same ends", async () => {
  const named = { relations: [{ iri: "urn:t:p" }, { iri: "urn:t:q" }] };
  const graph = fuse([
    turtleGraph(":a :p :b, :c .", { id: "one", ...named }),
    turtleGraph(":a :p :b ; :q :b .", { id: "other", ...named }),
  ]);
  const subgraph = EvidenceSubgraph.empty();
  const growth: Growth = { ways: [WAY("p", 3), WAY("q", 1)], perEntity: 10 };
  await subgraph.grow(nodesOf(subgraph, "a"), growth, graph, recordingContext());
  expect(subgraph.counts).toMatchObject({ fetched: 4, fused: 1, clustered: 1, cut: 0 });
  expect(EvidenceSubgraph.fromJson(subgraph.toJson()).counts).toEqual(subgraph.counts);
});

test("many entities with few facts are asked about in one query; ways with many in pages", async () => {
  const names = Array.from({ length: 100 }, (_, index) => `e${index}`);
  const graph = turtleGraph(names.map((name) => `:${name} :p :x, :y ; :q :z .`).join("\n"));
  for (const [degree, calls] of [
    [200, 1],
    [undefined, 4 + 4],
  ] as const) {
    const subgraph = EvidenceSubgraph.empty();
    const context = recordingContext();
    const ways = degree === undefined ? [WAY("p"), WAY("q")] : [WAY("p", 200), WAY("q", 100)];
    await subgraph.grow(nodesOf(subgraph, ...names), { ways, perEntity: 10 }, graph, context);
    expect([subgraph.counts.fetched, context.calls.length]).toEqual([300, calls]);
    await subgraph.grow(nodesOf(subgraph, ...names), { ways, perEntity: 10 }, graph, context);
    expect(context.calls).toHaveLength(calls);
    await subgraph.grow(nodesOf(subgraph, "e1", "x"), { ways, perEntity: 10 }, graph, context);
    expect(context.calls).toHaveLength(calls + (degree === undefined ? 2 : 1));
  }
});

test("all facts of many entities at once are those of their pages; of too many it is said that there are more", async () => {
  const fact = fc.tuple(fc.nat(5), fc.constantFrom("p", "q"), fc.nat(5));
  await fc.assert(
    fc.asyncProperty(fc.array(fact, { maxLength: 20 }), fc.boolean(), async (stated, isForward) => {
      const graph = turtleGraph(stated.map(([one, name, other]) => `:n${one} :${name} :n${other} .`).join("\n"));
      const entities = Array.from({ length: 6 }, (_, index) => `urn:t:n${index}`);
      const direction = isForward ? "FORWARD" : "BACKWARD";
      const wanted = { relations: ["urn:t:p", "urn:t:q"], direction } as const;
      const whole = await expandWhole(graph, entities, wanted, recordingContext());
      const paged = await expand(graph, entities, wanted, recordingContext());
      for (const entity of entities)
        expect(whole.get(entity)?.facts ?? []).toEqual(paged.entities.get(entity)?.facts ?? []);
    }),
    { numRuns: 40 },
  );
  const many = turtleGraph(Array.from({ length: 5_001 }, (_, index) => `:hub :p :x${index} .`).join("\n"));
  const cut = await expandWhole(
    many,
    ["urn:t:hub"],
    { relations: ["urn:t:p"], direction: "FORWARD" },
    recordingContext(),
  );
  expect(cut.get("urn:t:hub")).toMatchObject({ facts: [], truncated: true });
});

test("a way that has more facts than were counted is asked for in pages after all", async () => {
  const graph = turtleGraph(Array.from({ length: 5_001 }, (_, index) => `:hub :p :x${index} .`).join("\n"));
  const subgraph = EvidenceSubgraph.empty();
  const [hub] = nodesOf(subgraph, "hub");
  const growth = { ways: [WAY("p", 3)], perEntity: 10 };
  const grown = await subgraph.grow([hub!], growth, graph, recordingContext());
  expect(grown).toEqual({ unasked: 0, cut: 4_991, lacking: [new Set([hub])] });
  expect(subgraph.counts).toMatchObject({ fetched: 10, cut: 4_991 });
});

test("what can lie on no path of the length is removed; a leaf within it never is", async () => {
  const graph = turtleGraph(":a :p :b . :b :p :c . :c :p :d . :x :p :y .");
  const subgraph = EvidenceSubgraph.empty();
  const ways = [WAY("p", 1)];
  await subgraph.grow(nodesOf(subgraph, "a", "b", "c", "x"), { ways, perEntity: 10 }, graph, recordingContext());
  const [a] = nodesOf(subgraph, "a");
  const left = async (depth: number): Promise<number> => (await reduce(subgraph.facts, [a!], depth, signal)).removed;
  expect([await left(0), await left(1), await left(2), await left(3), await left(9)]).toEqual([4, 3, 2, 1, 1]);
});
