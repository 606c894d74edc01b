import { describe, expect, test } from "vitest";
import type { Form } from "../../engine/question/form/logical-form.ts";
import { checkParameters, shapeOf } from "../../engine/question/parameters.ts";
import { DEFAULT_TREE_OPTIONS, TREE_PARAMETERS, type TreeOptions } from "../../engine/strategies/treeqa/parameters.ts";
import { follow, mention, open, relation } from "../query/forms.ts";
import { turtleGraph } from "../query/turtle-graph.ts";
import { reading, replying } from "./by-hand.ts";
import { askTree } from "./knowledge.ts";
import { ISLAND, library, world } from "./small-world.ts";

const asking = (form: Form, options: Partial<TreeOptions> = {}, graph = world()) =>
  askTree("q", { graphs: [graph], documents: [], reasoner: replying(reading(form)) }, options);

describe("linking is shown", () => {
  test("entities by mention, with their scores, and validated answers", async () => {
    const form = follow(
      follow(mention(["Indonesia", 0.9], ["Indonesia 1945", 0.8], ["Java", 0.7], ["Bali", 0.6]), ">capital"),
      ">island",
    );
    const { tree } = await asking(form);
    expect(tree.nodes[1]?.entities.map(({ label, score, kept, via }) => [label, score, kept, via])).toEqual([
      ["Indonesia", 0.9, true, "SEARCH"],
      ["Indonesia 1945", 0.8, true, "SEARCH"],
      ["Java", 0.7, true, "SEARCH"],
      ["Bali", 0.6, false, "SEARCH"],
    ]);
    expect(tree.nodes[2]?.entities).toEqual([
      { iri: "urn:t:Jakarta", label: "Jakarta", mention: "Jakarta", score: 1, via: "ANSWER", kept: true },
    ]);
  });

  test("relations are those of the linked entities, in both directions", async () => {
    const { tree } = await asking(ISLAND);
    expect(tree.nodes[2]?.relations.map(({ label, direction, kept }) => [label, direction, kept])).toEqual([
      ["island", "FORWARD", true],
      ["capital", "BACKWARD", false],
      ["river", "FORWARD", false],
    ]);
  });

  test("what fits the whole question is kept, even if something else is named more like it", async () => {
    const form = follow(mention("Jakarta"), relation([">river", 1], [">island", 0.4]));
    const [narrow, wide] = await Promise.all([asking(form, { relationsKept: 1 }), asking(form)]);
    for (const { result } of [narrow, wide]) expect(result.text).toBe("Ciliwung");
    expect(narrow.tree.nodes[1]?.relations.filter(({ kept }) => kept)).toHaveLength(1);
  });

  test("dense linking asks nobody, and takes what is written alike", async () => {
    const { tree, tasks, result } = await asking(ISLAND, { relationLinking: "DENSE", relationsKept: 1 });
    expect(tasks).not.toContain("choose-relations");
    expect(result.text).toBe("Java");
    const [island, ...others] = tree.nodes[2]?.relations ?? [];
    expect(island).toMatchObject({ label: "island", kept: true });
    for (const { kept, score } of others) expect([kept, score < (island?.score ?? 0)]).toEqual([false, true]);
  });

  test("a choice that the whole question does not allow leaves the sub-question open", async () => {
    const wrong = {
      "choose-relations": ({
        nodes,
      }: {
        nodes: readonly { id: string; candidates: readonly { id: string; label: string }[] }[];
      }) => ({
        nodes: nodes.map(({ id, candidates }) => ({
          id,
          relations: candidates.filter(({ label }) => label !== "island").map((each) => each.id),
        })),
      }),
    };
    const { result, tree } = await askTree("q", {
      graphs: [world()],
      documents: [],
      reasoner: replying({ ...reading(ISLAND), ...wrong }),
    });
    expect(result.status).toBe("NOT_KNOWN");
    expect(tree.nodes.map(({ verdict }) => verdict)).toEqual([null, "SUPPORTED", "UNKNOWN"]);
  });
});

describe("several readings", () => {
  const BANDUNG = follow(mention("Indonesia"), ">river");

  test("the next is followed when the graph does not support the best, and the tree says so", async () => {
    const reasoner = replying(reading({ form: BANDUNG, score: 1 }, { form: ISLAND, score: 0.8 }));
    const { result, tree } = await askTree("q", { graphs: [world()], documents: [], reasoner });
    expect(result.text).toBe("Java");
    expect(tree.revisions).toMatchObject([
      {
        nodeId: "0",
        before: "the river of Indonesia",
        after: "the island of the capital of Indonesia",
        removed: [{ id: "1" }],
        added: [{ id: "1" }, { id: "1.1" }],
      },
    ]);
  });

  test("those that fit as well and disagree are a conflict", async () => {
    const { result } = await askTree("q", {
      graphs: [world()],
      documents: [],
      reasoner: replying(reading(follow(mention("Jakarta"), ">river"), follow(mention("Jakarta"), ">island"))),
    });
    expect(result).toMatchObject({ status: "CONFLICTING", strategy: "TREEQA", text: "Ciliwung / Java" });
  });

  test("not more of them than may be are followed", async () => {
    const nothing = Array.from({ length: 6 }, (_each, index) => ({
      form: follow(mention("Jakarta"), open(`words ${index}`)),
      score: 1 - index / 100,
    }));
    const searches = async (maxDrafts: number): Promise<number> => {
      const documents = library({ Jakarta: "Jakarta is large." });
      const { result } = await askTree(
        "q",
        { graphs: [world()], documents: [documents], reasoner: replying(reading(...nothing)) },
        { maxDrafts, maxRetrievals: 1 },
      );
      expect(result.status).toBe("NOT_KNOWN");
      return documents.searches.length;
    };
    expect([await searches(1), await searches(2)]).toEqual([1, 2]);
  });

  test("in several graphs, each gives its part of the set", async () => {
    const other = turtleGraph(":Bird_Box :cast :Zoe .", { id: "other", relations: [{ iri: "urn:t:cast" }] });
    const { labels, tree } = await askTree("q", {
      graphs: [world(), other],
      documents: [],
      reasoner: replying(reading(follow(mention("Bird Box"), ">cast"))),
    });
    expect(labels).toEqual(["John", "Sandra", "Trevante", "Zoe"]);
    expect(new Set(tree.nodes[1]?.evidence.map(({ source }) => source))).toEqual(new Set(["test", "other"]));
  });
});

describe("options", () => {
  test("have defaults", () => {
    expect(DEFAULT_TREE_OPTIONS).toEqual({
      traversal: "PARALLEL",
      entitiesKept: 3,
      relationsKept: 3,
      relationLinking: "REASONER",
      chunkTokens: 300,
      chunksPerPage: 3,
      maxRetrievals: 2,
      maxRebuilds: 3,
      maxDrafts: 3,
      maxNodes: 24,
      maxDepth: 8,
    });
  });

  test.each(
    Object.entries(TREE_PARAMETERS.each).flatMap(([name, parameter]) => {
      const shape = shapeOf(parameter);
      const bad =
        shape?.kind === "WHOLE"
          ? [Number(shape.min) - 1, Number(shape.max) + 1, Number(shape.min) + 0.5, "3", NaN]
          : ["SIDEWAYS", ""];
      return bad.map((value) => [name, value] as const);
    }),
  )("%s: %j is refused", (name, value) => {
    expect(() => checkParameters(TREE_PARAMETERS, { [name]: value })).toThrow(
      expect.objectContaining({ code: "BAD_USER_INPUT", message: expect.stringContaining(name) as string }),
    );
  });

  test("that there are not are refused, and so is too deep a tree", async () => {
    expect(() => checkParameters(TREE_PARAMETERS, { depth: 3 })).toThrow(/no option "depth"/);
    const { tree, result } = await asking(ISLAND, { maxDepth: 1 });
    expect(tree.nodes.map(({ depth }) => depth)).toEqual([0, 1]);
    expect(tree.remarks).toEqual(["1 drafted node was dropped: without a parent, or beyond the bounds"]);
    expect(result.status).toBe("NOT_KNOWN");
  });
});
