import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { QuotedFact } from "../../../engine/evidence/fact.ts";
import { EvidenceSubgraph } from "../../../engine/graph/subgraph/evidence-subgraph.ts";
import { fuse } from "../../../engine/graph/fuse.ts";
import { iri } from "../../../engine/rdf/term.ts";
import { Failure } from "../../../engine/failure.ts";
import type { Catalogue, RelationEntry } from "../../../engine/sources/knowledge-graph.ts";
import { packChains, unpackChains } from "../../../engine/strategies/hydra/search/apart/packed-chains.ts";
import type { Embedder } from "../../../engine/text/embedder.ts";
import { turtleGraph, type TurtleGraph } from "../../query/turtle-graph.ts";
import { propertyRuns } from "../../support/property-runs.ts";
import { stageContext } from "./searching.ts";
import { apartHere, searchedWhereItFits, type FittingSearch } from "./searching-apart.ts";

const NODES = ["A", "B", "C", "D", "E", "F", "G"];
const RELATIONS = ["p", "q", "r"];
const stated = fc.array(
  fc.tuple(fc.constantFrom(...NODES), fc.constantFrom(...RELATIONS), fc.constantFrom(...NODES, '"1"', '"x"@en')),
  { minLength: 1, maxLength: 24 },
);
const graphOf = (facts: readonly (readonly [string, string, string])[], id = "test"): TurtleGraph =>
  turtleGraph(facts.map(([a, p, b]) => `:${a} :${p} ${b.startsWith('"') ? b : `:${b}`} .`).join("\n"), { id });
const skylines = ["A - p [+p] - ?x - q - B - r - !y", "A - of - !x", "A - p - ?x - q [-q] - B"];

/** Names that a search goes by. */
const catalogue: Catalogue = {
  relations: RELATIONS.map(
    (name): RelationEntry =>
      ({
        iri: `urn:t:${name}`,
        label: `relation ${name} of`,
        objectKind: "ENTITY",
        aliases: [],
      }) as never,
  ),
  classes: [{ iri: "urn:t:C", label: "a class", aliases: [] } as never],
};

/** Knows letters. */
const embedder: Embedder = {
  id: "letters",
  kind: "SEMANTIC",
  embed: async (texts) =>
    texts.map((text) => {
      const counts = Float64Array.from({ length: 5 }, (_, index) => text.split("ApqrB"[index] ?? "").length);
      const norm = Math.hypot(...counts);
      return counts.map((each) => each / norm);
    }),
};

const quoted = (subject: string, object: string): QuotedFact => ({
  kind: "quote",
  subject: iri(`urn:t:${subject}`),
  relation: "was seen with",
  object: iri(`urn:t:${object}`),
  quote: { text: "So it was.", score: 0.9, source: "notes", chunkId: "1", title: "Notes", url: "urn:notes" } as never,
});

test("a search that runs apart finds, asks and leaves the same, bit for bit, wherever it begins anew", async () => {
  const cases = fc.record({
    facts: stated,
    others: stated,
    skyline: fc.constantFrom(...skylines),
    depth: fc.integer({ min: 1, max: 3 }),
    large: fc.integer({ min: -1, max: 20 }),
    beam: fc.integer({ min: 1, max: 30 }),
    factsPerEntity: fc.integer({ min: 1, max: 4 }),
    isDrawn: fc.boolean(),
    isLexical: fc.boolean(),
    hasNames: fc.boolean(),
    sees: fc.boolean(),
  });
  let apart = 0;
  await fc.assert(
    fc.asyncProperty(cases, async ({ facts, others, skyline, depth, large, isDrawn, ...more }) => {
      const run = async (threads: FittingSearch["threads"]) => {
        const graph = fuse([graphOf(facts, "one"), graphOf(others, "other")]);
        const context = stageContext();
        const subgraph = EvidenceSubgraph.empty();
        if (more.sees) subgraph.addQuoted([quoted("A", "C"), quoted("C", "B")]);
        const left = await searchedWhereItFits({
          ...{ graph, topics: skyline.includes("B") ? ["A", "B"] : ["A"], skyline, depth, large, threads },
          options: { beam: more.beam, factsPerEntity: more.factsPerEntity },
          oneRelationPerCluster: isDrawn,
          ...{ subgraph, context },
          ...(more.isLexical ? {} : { embedder }),
          ...(more.hasNames ? { catalogue } : {}),
        });
        return { ...left, calls: context.calls };
      };
      const threads = apartHere();
      expect(await run(threads)).toEqual(await run(undefined));
      apart += threads.taken;
    }),
    { numRuns: propertyRuns(60) },
  );
  expect(apart).toBeGreaterThan(propertyRuns(60) / 4);
});

test("a search that goes on from another's subgraph does so apart, too", async () => {
  const graph = turtleGraph(":A :p :B, :C . :B :q :D . :C :q :D . :D :r :E . :E :p :F .");
  const before = EvidenceSubgraph.empty();
  await searchedWhereItFits({ graph, topics: ["A"], skyline: "A - p - !x", depth: 2, subgraph: before });
  const run = async (threads?: FittingSearch["threads"]) => {
    const subgraph = EvidenceSubgraph.fromJson(before.toJson());
    return searchedWhereItFits({ graph, topics: ["A"], skyline: "A - r - !x", subgraph, threads, large: 0 });
  };
  const threads = apartHere();
  expect(await run(threads)).toEqual(await run());
  expect(threads.taken).toBe(1);
});

describe("a search", () => {
  const graph = turtleGraph(":A :p :B, :C . :B :q :D . :D :r :E .");
  const wanted = { graph, topics: ["A"], skyline: "A - p - !x" };

  test("stays where it is while it is small, and where no thread is free", async () => {
    const threads = apartHere();
    await searchedWhereItFits({ ...wanted, threads });
    expect(threads.taken).toBe(0);
    let refused = 0;
    const busy = {
      take() {
        refused += 1;
        return undefined;
      },
    };
    const here = await searchedWhereItFits({ ...wanted, threads: busy, large: 0 });
    expect(refused).toBeGreaterThan(0);
    expect(here).toEqual(await searchedWhereItFits(wanted));
  });

  test("fails apart as it fails here: as the graph does, and as whoever stops waiting says", async () => {
    const broken = turtleGraph(":A :p :B .");
    let left = 2;
    broken.select = async () => {
      left -= 1;
      if (left < 0) throw new Failure("SOURCE_UNAVAILABLE", "The graph is away.", { source: "test" });
      return Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The graph is away.", { source: "test" }));
    };
    const failed = searchedWhereItFits({ ...wanted, graph: broken, threads: apartHere(), large: -1 });
    await expect(failed).rejects.toMatchObject({ code: "SOURCE_UNAVAILABLE" });
    const gone = new Error("nobody waits");
    const context = stageContext(AbortSignal.abort(gone));
    await expect(searchedWhereItFits({ ...wanted, context, threads: apartHere(), large: -1 })).rejects.toBe(gone);
  });
});

test("paths are the same when they were packed", () => {
  const step = fc.record({
    name: fc.nat(1_000),
    direction: fc.constantFrom("FORWARD" as const, "BACKWARD" as const),
    edges: fc.array(fc.nat(2 ** 30), { minLength: 1, maxLength: 5 }),
    isPart: fc.boolean(),
  });
  const paths = fc.array(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }));
  fc.assert(fc.property(paths, (all) => void expect(unpackChains(packChains(all))).toEqual(all)));
  expect(() => unpackChains(Int32Array.from([1, 1, 5]))).toThrow(RangeError);
});
