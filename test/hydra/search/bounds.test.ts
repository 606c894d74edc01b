import { beforeAll, describe, expect, test } from "vitest";
import type { QuotedFact } from "../../../engine/evidence/fact.ts";
import { EvidenceSubgraph } from "../../../engine/graph/subgraph/evidence-subgraph.ts";
import { iri } from "../../../engine/rdf/term.ts";
import { turtleGraph, type TurtleGraph } from "../../query/turtle-graph.ts";
import { drawn, endsOf, factsOf, find, skylineOf, stageContext, topicOf } from "./searching.ts";

const star = (edges: number): TurtleGraph =>
  turtleGraph(
    `${Array.from({ length: edges }, (_, index) => `:s${String(index).padStart(6, "0")} :at :hub .`).join("\n")}
    :hub :in :sky . :hub :zone :north . :sky :over :sea .`,
  );

describe("a hub", () => {
  let [large, small]: TurtleGraph[] = [];
  beforeAll(() => {
    [large, small] = [star(100_000), star(6_000)];
  });

  const around = async (graph: TurtleGraph | undefined) => {
    const subgraph = EvidenceSubgraph.empty();
    const context = stageContext();
    const found = await find(graph!, { topics: [topicOf("hub")], depth: 2, subgraph, context });
    return { found, subgraph, calls: context.calls.length };
  };

  test("of 100,000 edges costs no more than its bounded expansion", async () => {
    const [one, other] = [await around(large), await around(small)];
    expect(one.calls).toBe(other.calls);
    expect(one.calls).toBeLessThan(12);
    expect(one.subgraph.counts.fetched).toBe(other.subgraph.counts.fetched);
    // 200 of the hub's many, and each of its others: what comes after them by name, too.
    expect(one.subgraph.counts.fetched).toBe(203);
    expect(one.found.paths.map(drawn)).toContain("hub –in→ sky –over→ sea");
    expect(one.found.paths.map(drawn)).toContain("hub –zone→ north");
  });

  test("is said to be cut, by its paths and in words", async () => {
    const { found, subgraph } = await around(small);
    const cut = found.paths.filter(({ isPart }) => isPart === true);
    expect(cut.length).toBeGreaterThan(0);
    expect(cut.every((path) => factsOf(path).some(({ relation }) => relation === "urn:t:at"))).toBe(true);
    expect(found.cuts).toContain("at least 5,800 facts around entities with many facts were not fetched");
    expect(subgraph.counts).toMatchObject({ cut: 5_800, around: 6_002 + 1 + 200 + 1 + 1 });
  });

  test("is whole where there is room, though it is long", async () => {
    const graph = turtleGraph(Array.from({ length: 300 }, (_, index) => `:f${index} :by :eva .`).join("\n"));
    const { paths, cuts } = await find(graph, {
      topics: [topicOf("eva")],
      depth: 1,
      options: { factsPerEntity: 300 },
    });
    const [list] = paths;
    expect(list?.isPart).toBeUndefined();
    expect(endsOf(list!.path.chains[0]![0]!, "end")).toHaveLength(300);
    expect(cuts).toEqual([]);
  });
});

describe("what is followed", () => {
  const graph = turtleGraph(":a :directed :b ; :wrote :c ; :married :d . :b :shown :e .");

  test("are the relations that the skyline's words were linked to, then those called alike", async () => {
    const follow = async (skyline: string, relationsPerLevel: number) => {
      const { paths, cuts } = await find(graph, {
        topics: [topicOf("a")],
        skyline: skylineOf(skyline),
        depth: 1,
        options: { relationsPerLevel },
      });
      return [...paths.map(drawn), ...cuts];
    };
    const left = "2 less plausible relations were not followed";
    expect(await follow("a - is the writer of - !work", 1)).toEqual(["a –wrote→ c", left]);
    expect(await follow("a - is the writer of [+married] - !work", 1)).toEqual(["a –married→ d", left]);
    expect(await follow("!work - is the writer of [-married] - a", 1)).toEqual(["a –married→ d", left]);
  });

  test("is fetched, and nothing else", async () => {
    const subgraph = EvidenceSubgraph.empty();
    await find(graph, {
      topics: [topicOf("a")],
      skyline: skylineOf("a - directed - !film"),
      depth: 1,
      options: { relationsPerLevel: 1 },
      subgraph,
    });
    expect(subgraph.counts).toMatchObject({ fetched: 1, around: 3, cut: 0 });
  });
});

test("the best paths of each level are kept, and of every topic its share", async () => {
  const spokes = (from: string): string =>
    ["p", "q", "r", "s"].map((name) => `:${from} :${name} :${from}${name} .`).join(" ");
  const graph = turtleGraph(`${spokes("a")} ${spokes("b")}`);
  const { paths, cuts } = await find(graph, {
    topics: [topicOf("a"), topicOf("b")],
    depth: 1,
    options: { beam: 4 },
    // All that begins at one of them is better.
    rank: async (all) => all.map((path) => (drawn(path).startsWith("a") ? 1 : 0)),
  });
  expect(paths.map((path) => drawn(path).slice(0, 1))).toEqual(["a", "a", "b", "b"]);
  expect(cuts).toEqual(["4 paths were dropped for better ones on the way"]);
});

test("what is known already is not asked for again", async () => {
  const graph = turtleGraph(":a :p :b, :c . :b :q :d . :d :r :e . :x :p :c .");
  const subgraph = EvidenceSubgraph.empty();
  const first = await find(graph, { topics: [topicOf("a")], depth: 2, subgraph });
  const stored = JSON.stringify(subgraph.toJson());
  const later = EvidenceSubgraph.fromJson(JSON.parse(stored));
  const context = stageContext();
  expect(await find(graph, { topics: [topicOf("a")], depth: 2, subgraph: later, context })).toEqual(first);
  expect(context.calls).toEqual([]);
  expect(JSON.stringify(later.toJson())).toBe(stored);
  const deeper = await find(graph, { topics: [topicOf("a")], depth: 3, subgraph: later, context });
  expect(deeper.paths.map(drawn)).toContain("a –p→ b –q→ d –r→ e");
  expect(context.calls.length).toBeGreaterThan(0);
});

test("what documents say of two entities is walked like the rest, and marked", async () => {
  const subgraph = EvidenceSubgraph.empty();
  const quoted = (subject: string, object: string | undefined): QuotedFact => ({
    kind: "quote",
    subject: iri(`urn:t:${subject}`),
    relation: "was born in",
    object: object === undefined ? { kind: "words", text: "a small town" } : iri(`urn:t:${object}`),
    quote: {
      text: `${subject} was born there.`,
      score: 0.9,
      source: "notes",
      chunkId: "1",
      title: "Notes",
      url: "urn:notes",
    } as never,
  });
  expect(subgraph.addQuoted([quoted("eva", "oslo"), quoted("eva", undefined)])).toBe(1);
  const graph = turtleGraph(":f1 :by :eva . :oslo :in :norway .");
  const { paths } = await find(graph, { topics: [topicOf("f1")], depth: 3, subgraph });
  const [path] = paths.filter((each) => drawn(each) === "f1 –by→ eva –was born in→ oslo –in→ norway");
  expect(factsOf(path!).map(({ kind }) => kind)).toEqual(["triple", "quote", "triple"]);
  expect(subgraph.counts).toMatchObject({ fetched: 2, quoted: 1 });
});

describe("HYDRA_E", () => {
  const graph = turtleGraph(":a :p :b ; :q :b ; :r :b ; :s :b, :c .");
  const drawnBy = async (seed: number): Promise<readonly string[]> => {
    const { paths } = await find(graph, {
      topics: [topicOf("a")],
      depth: 1,
      options: { seed },
      oneRelationPerCluster: true,
    });
    return paths.map(drawn).sort();
  };

  test("draws one relation of each clustered edge, by the seed", async () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 20; seed += 1) {
      const found = await drawnBy(seed);
      expect(found).toHaveLength(2);
      expect(found).toContain("a –s→ {b, c}");
      expect(await drawnBy(seed)).toEqual(found);
      seen.add(found.join());
    }
    expect(seen.size).toBe(3);
  });
});

test("who stops waiting ends it, before it begins and on the way", async () => {
  const graph = turtleGraph(":a :p :b . :b :p :c . :c :p :d .");
  const gone = new Error("nobody waits");
  const aborted = stageContext(AbortSignal.abort(gone));
  await expect(find(graph, { topics: [topicOf("a")], context: aborted })).rejects.toBe(gone);
  expect(aborted.calls).toEqual([]);
  const controller = new AbortController();
  const context = stageContext(controller.signal);
  const found = find(graph, {
    topics: [topicOf("a")],
    context,
    rank: async (paths) => {
      controller.abort(gone);
      return paths.map(() => 0);
    },
  });
  await expect(found).rejects.toBe(gone);
});
