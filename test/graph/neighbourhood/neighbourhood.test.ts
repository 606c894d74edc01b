import { describe, expect, onTestFinished, test } from "vitest";
import { openSparqlGraph } from "../../../datasources/sparql/sparql-graph.ts";
import type { SparqlGraphSettings } from "../../../datasources/sparql/settings.ts";
import { connections } from "../../../engine/graph/neighbourhood/connections.ts";
import { expand } from "../../../engine/graph/neighbourhood/expand.ts";
import { labelsOf } from "../../../engine/graph/neighbourhood/labels.ts";
import { relationsOf } from "../../../engine/graph/neighbourhood/relations.ts";
import type { KnowledgeGraph } from "../../../engine/sources/knowledge-graph.ts";
import { graphOf } from "../../embedded/graph-under-test.ts";
import { type ServedGraph, serveGraph } from "../../sparql/serve-graph.ts";
import { recordingContext } from "../../support/recording-context.ts";
import { chainsIn, degreesIn, factsIn, relationsIn, TOWN } from "./world.ts";

const [ADA, BEA, CEM, DAN, ELM] = ["ada", "bea", "cem", "dan", "elm"].map((name) => `urn:test:${name}`) as [
  string,
  string,
  string,
  string,
  string,
];
/** A star of 5,000 facts, all but one of one relation. */
const HUB = `${Array.from({ length: 4_999 }, (_, index) => `:s${String(index).padStart(4, "0")} :at :hub .`).join("\n")}
:hub :in :sky . :a :at :far . :b :at :far .`;

const OPENED: readonly (readonly [name: string, open: (turtle: string) => Promise<KnowledgeGraph>])[] = [
  ["an embedded graph", (turtle) => graphOf(turtle)],
  ["an endpoint", async (turtle) => (await served(turtle)).graph],
];

describe.each(OPENED)("around entities of %s", (_name, open) => {
  test("relations are told with direction and degree, in one query for all", async () => {
    const graph = await open(TOWN);
    const context = recordingContext();
    const found = await relationsOf(graph, [ADA, BEA], context);
    expect(relationsIn(found)).toEqual(["born→ 1", "←knows 1", "knows→ 1", "lives→ 2", "←parent 2", "parent→ 1"]);
    expect(found.truncated).toBe(false);
    expect(context.calls.map(({ kind }) => kind)).toEqual(["SPARQL"]);
  });

  test("facts are given by entity, its own first, in one query; an unknown one has none", async () => {
    const graph = await open(TOWN);
    const context = recordingContext();
    const found = await expand(graph, [ADA, BEA, "urn:test:nobody", "no IRI> ?p ?o } #"], {}, context);
    expect(factsIn(found)).toEqual({
      ada: [
        `<ada> born "1950"^^<http://www.w3.org/2001/XMLSchema#gYear>`,
        "<ada> knows <ada>",
        "<ada> lives <elm>",
        "<ada> parent <bea>",
      ],
      bea: ["<bea> lives <elm>", "<ada> parent <bea>", "<cem> parent <bea>"],
      nobody: [],
      "no IRI> ?p ?o } #": [],
    });
    expect(degreesIn(found)).toEqual({ ada: 4, bea: 3, nobody: 0, "no IRI> ?p ?o } #": 0 });
    expect(found.truncated).toBe(false);
    expect(context.calls.map(({ kind }) => kind)).toEqual(["SPARQL"]);
  });

  test("facts are those of a direction, of some relations, of entities only", async () => {
    const graph = await open(TOWN);
    const of = async (options: Parameters<typeof expand>[2]): Promise<readonly string[]> =>
      factsIn(await expand(graph, [ADA], options, recordingContext()))["ada"] ?? [];
    expect(await of({ direction: "BACKWARD" })).toEqual(["<ada> knows <ada>"]);
    expect(await of({ relations: ["urn:test:lives", "urn:test:parent"] })).toEqual([
      "<ada> lives <elm>",
      "<ada> parent <bea>",
    ]);
    expect(await of({ relations: [] })).toEqual([]);
    expect(await of({ relations: ["urn:p> ?x } #"] })).toEqual([]);
    expect(await of({ entitiesOnly: true, direction: "FORWARD" })).toEqual([
      "<ada> knows <ada>",
      "<ada> lives <elm>",
      "<ada> parent <bea>",
    ]);
  });

  test("a hub's facts are given in pages, with their number: one more query", async () => {
    const graph = await open(HUB);
    const context = recordingContext();
    const options = { perEntity: 3 };
    const [first, second, last, beyond] = [
      await expand(graph, ["urn:test:hub"], options, context),
      await expand(graph, ["urn:test:hub"], { ...options, offset: 3 }, context),
      await expand(graph, ["urn:test:hub"], { ...options, offset: 4_998 }, context),
      await expand(graph, ["urn:test:hub"], { ...options, offset: 6_000 }, context),
    ];
    expect(factsIn(first)).toEqual({ hub: ["<hub> in <sky>", "<s0000> at <hub>", "<s0001> at <hub>"] });
    expect(factsIn(second)).toEqual({ hub: ["<s0002> at <hub>", "<s0003> at <hub>", "<s0004> at <hub>"] });
    expect(factsIn(last)).toEqual({ hub: ["<s4997> at <hub>", "<s4998> at <hub>"] });
    expect(factsIn(beyond)).toEqual({ hub: [] });
    expect([first, second, last, beyond].map(degreesIn)).toEqual(Array.from({ length: 4 }, () => ({ hub: 5_000 })));
    expect([first, second, last, beyond].map(({ truncated }) => truncated)).toEqual([true, true, false, false]);
    expect(relationsIn(await relationsOf(graph, ["urn:test:hub"], context))).toEqual(["←at 4999", "in→ 1"]);
  });

  test("two entities hang together by chains, shortest first, found from both ends", async () => {
    const graph = await open(TOWN);
    const context = recordingContext();
    const found = await connections(graph, ADA, DAN, {}, context);
    expect(chainsIn(found)).toEqual(["–parent→bea←parent–cem–knows→dan"]);
    expect(found).toMatchObject({ hubs: [], truncated: false });
    expect(context.calls).toHaveLength(3);
    expect(chainsIn(await connections(graph, ADA, BEA, { maxLength: 2 }, context))).toEqual([
      "–parent→bea",
      "–lives→elm←lives–bea",
    ]);
    expect(chainsIn(await connections(graph, ADA, DAN, { maxLength: 4 }, context))).toEqual([
      "–parent→bea←parent–cem–knows→dan",
      "–lives→elm←lives–bea←parent–cem–knows→dan",
    ]);
    expect(await connections(graph, ADA, DAN, { maxLength: 2 }, context)).toMatchObject({ chains: [] });
    expect(await connections(graph, ADA, ADA, {}, context)).toEqual({ chains: [], hubs: [], truncated: false });
    const some = await connections(graph, ADA, BEA, { maxLength: 2, most: 1 }, context);
    expect([chainsIn(some), some.truncated]).toEqual([["–parent→bea"], true]);
    expect(chainsIn(await connections(graph, ADA, BEA, { relations: ["urn:test:lives"] }, recordingContext()))).toEqual(
      ["–lives→elm←lives–bea"],
    );
  });

  test("chains meet in a hub and do not go on from it, and it is named", async () => {
    const graph = await open(HUB);
    const met = await connections(graph, "urn:test:s0001", "urn:test:s0002", { maxLength: 2 }, recordingContext());
    expect(chainsIn(met)).toEqual(["–at→hub←at–s0002"]);
    expect(met.truncated).toBe(false);
    const through = await connections(graph, "urn:test:s0001", "urn:test:a", { maxLength: 4 }, recordingContext());
    expect(through).toMatchObject({ chains: [], hubs: ["urn:test:hub"], truncated: true });
    const near = await connections(graph, "urn:test:a", "urn:test:b", { maxLength: 4 }, recordingContext());
    expect([chainsIn(near), near.truncated]).toEqual([["–at→far←at–b"], false]);
    // A hub at an end is reached from the other one.
    const toHub = await connections(graph, "urn:test:hub", "urn:test:s0001", { maxLength: 3 }, recordingContext());
    expect([chainsIn(toHub), toHub.hubs]).toEqual([["←at–s0001"], ["urn:test:hub"]]);
  });

  test("labels are read in one query, and what nobody knows is absent", async () => {
    const graph = await open(TOWN);
    const context = recordingContext();
    const labels = await labelsOf(graph, [ADA, ELM, "urn:other:nobody", "no IRI"], context);
    expect([...labels]).toEqual([
      [ADA, "Ada"],
      [ELM, "Elm"],
    ]);
    const { length } = context.calls;
    await labelsOf(graph, [], context);
    await expand(graph, [], {}, context);
    await relationsOf(graph, ["no IRI"], context);
    expect(context.calls).toHaveLength(length);
  });

  test("who stops waiting is let go", async () => {
    const graph = await open(TOWN);
    const aborted = recordingContext(AbortSignal.abort());
    for (const asked of [
      relationsOf(graph, [ADA], aborted),
      expand(graph, [ADA], {}, aborted),
      connections(graph, ADA, CEM, {}, aborted),
      labelsOf(graph, [ADA], aborted),
    ])
      await expect(asked).rejects.toMatchObject({ code: "CANCELLED" });
  });
});

describe("what is asked", () => {
  test("is batched: forty entities in two queries, and two more for the degrees of those with more facts", async () => {
    const facts = Array.from({ length: 40 }, (_, index) => `:e${index} :p ${index % 2 === 0 ? ":x" : ":x, :y"} .`);
    const graph = await graphOf(facts.join("\n"));
    const entities = Array.from({ length: 40 }, (_, index) => `urn:test:e${index}`);
    const context = recordingContext();
    expect((await expand(graph, entities, { perEntity: 2 }, context)).truncated).toBe(false);
    expect(context.calls).toHaveLength(2);
    const cut = await expand(graph, entities, { perEntity: 1 }, context);
    expect(Object.values(degreesIn(cut))).toEqual(entities.map((_, index) => 1 + (index % 2)));
    expect(context.calls).toHaveLength(2 + 2 + 1);
  });

  test("is bounded: more entities than may be asked about are said not to be", async () => {
    const graph = await graphOf(":e1 :p :x . :e1500 :p :x .");
    const context = recordingContext();
    const entities = Array.from({ length: 1_500 }, (_, index) => `urn:test:e${index + 1}`);
    const { entities: found, truncated } = await expand(graph, entities, {}, context);
    expect([found.get("urn:test:e1"), found.get("urn:test:e1500")]).toMatchObject([
      { degree: 1, truncated: false },
      { facts: [], truncated: true },
    ]);
    expect([found.size, truncated, context.calls.length]).toEqual([1_500, true, 40]);
    expect((await relationsOf(graph, entities, context)).truncated).toBe(true);
  });

  test.each([
    [{ perEntity: 0 }, /perEntity must be a whole number from 1 to 500, got 0/u],
    [{ perEntity: 501 }, /perEntity/u],
    [{ offset: -1 }, /offset must be/u],
    [{ offset: Number.NaN }, /offset must be/u],
    [{ relations: Array.from({ length: 51 }, (_, index) => `urn:p${index}`) }, /relations/u],
  ])("is in range: %j", async (options, message) => {
    const graph = await graphOf(TOWN);
    await expect(expand(graph, [ADA], options, recordingContext())).rejects.toThrow(message);
  });

  test.each([{ maxLength: 0 }, { maxLength: 5 }, { most: 0 }])("is no search out of range: %j", async (options) => {
    const graph = await graphOf(TOWN);
    await expect(connections(graph, ADA, DAN, options, recordingContext())).rejects.toThrow(RangeError);
  });
});

describe("an endpoint that cuts replies off", () => {
  const PAIRS = Array.from({ length: 8 }, (_, index) => `:e${index} :p :x${index}, :y${index}, :z${index} .`).join(
    "\n",
  );
  const ENTITIES = Array.from({ length: 8 }, (_, index) => `urn:test:e${index}`);

  test("is asked for less at once", async () => {
    const { graph, served: endpoint } = await served(PAIRS, {}, { maxRows: 10 });
    const context = recordingContext();
    const found = await expand(graph, ENTITIES, {}, context);
    expect(Object.values(factsIn(found)).map(({ length }) => length)).toEqual(ENTITIES.map(() => 3));
    expect([found.truncated, context.shortcomings]).toEqual([false, []]);
    expect(endpoint.queries.length).toBe(7);
    expect(context.calls).toHaveLength(7);
  });

  test("says of whom it gave only a part", async () => {
    const { graph } = await served(PAIRS, {}, { maxRows: 2 });
    const context = recordingContext();
    const found = await expand(graph, ENTITIES.slice(0, 1), {}, context);
    expect(factsIn(found)["e0"]).toHaveLength(2);
    expect(found).toMatchObject({ truncated: true });
    expect(degreesIn(found)).toEqual({ e0: 3 });
    expect(context.shortcomings).toEqual(["Test gave only a part of the facts that it was asked for"]);
    const relations = await relationsOf((await served(TOWN, {}, { maxRows: 1 })).graph, [ADA], context);
    expect(relations.truncated).toBe(true);
  });

  test("in vain: the queries are bounded, and who was not asked about is said", async () => {
    const { graph, served: endpoint } = await served(
      Array.from({ length: 300 }, (_, index) => `:e${index} :p :x, :y .`).join("\n"),
      {},
      { maxRows: 1 },
    );
    const entities = Array.from({ length: 300 }, (_, index) => `urn:test:e${index}`);
    const found = await expand(graph, entities, {}, recordingContext());
    expect(endpoint.queries.length).toBeLessThanOrEqual(100);
    expect([...found.entities.values()].every(({ truncated }) => truncated)).toBe(true);
  });
});

async function served(
  turtle: string,
  settings: Partial<SparqlGraphSettings> = {},
  options: { readonly maxRows?: number } = {},
): Promise<{ readonly graph: KnowledgeGraph; readonly served: ServedGraph }> {
  const endpoint = await serveGraph(turtle, options);
  const graph = openSparqlGraph(
    { id: "test", title: "Test", endpoint: endpoint.url, mirrorBound: 0, ...settings },
    { fetch },
  );
  onTestFinished(() => graph.close());
  return { graph, served: endpoint };
}
