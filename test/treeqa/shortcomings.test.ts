import { describe, expect, test } from "vitest";
import { Failure } from "../../engine/failure.ts";
import type { DocumentCollection } from "../../engine/sources/documents.ts";
import type { KnowledgeGraph } from "../../engine/sources/knowledge-graph.ts";
import { exists, extreme, follow, instances, intersect, mention, open } from "../query/forms.ts";
import { turtleGraph } from "../query/turtle-graph.ts";
import { reading, replying } from "./by-hand.ts";
import { askTree } from "./knowledge.ts";
import { DESIGNER, ISLAND, library, world } from "./small-world.ts";

/** What was not looked at is said, and a tree that lacks it is not called complete. */
const TEXTS = { Jakarta: "Jakarta was designed by Simon Stevin." };
const down = (source: string): Failure => new Failure("SOURCE_UNAVAILABLE", `${source} does not answer.`);
const silent: DocumentCollection = { ...library({}), id: "silent", search: () => Promise.reject(down("Silent")) };

describe("a source that fails is named, and does not take what others hold with it:", () => {
  test("one of two collections of documents", async () => {
    const { result, tree } = await askTree("q", {
      graphs: [world()],
      documents: [silent, library(TEXTS)],
      reasoner: replying(reading(DESIGNER)),
    });
    expect(result).toMatchObject({ status: "ANSWERED", text: "Simon Stevin", complete: false });
    expect(tree.remarks).toContain("Silent does not answer.");
  });

  test("all documents: what the graph validated stands", async () => {
    const { result, tree } = await askTree("q", {
      graphs: [world()],
      documents: [silent],
      reasoner: replying(reading(DESIGNER)),
    });
    expect(result).toMatchObject({ status: "NOT_KNOWN", complete: false });
    expect(tree.nodes.map(({ verdict }) => verdict)).toEqual([null, "SUPPORTED", "UNKNOWN"]);
    expect(result.explanation).toContain("Silent does not answer.");
  });

  test("one of two graphs, as soon as queries are put to it", async () => {
    const failing: KnowledgeGraph = { ...world(), id: "failing", select: () => Promise.reject(down("Failing")) };
    const { result, tree } = await askTree("q", {
      graphs: [failing, world()],
      documents: [],
      reasoner: replying(reading(ISLAND)),
    });
    expect(result).toMatchObject({ status: "ANSWERED", text: "Java", complete: false });
    expect(tree.remarks).toContain("Failing does not answer.");
  });

  test("the only graph is the outcome, and so is that nobody waits any more", async () => {
    const failing = (failure: Failure): KnowledgeGraph => ({ ...world(), select: () => Promise.reject(failure) });
    for (const failure of [down("Graph"), new Failure("CANCELLED", "Stopped.")]) {
      await expect(
        askTree("q", { graphs: [failing(failure)], documents: [], reasoner: replying(reading(ISLAND)) }),
      ).rejects.toBe(failure);
    }
  });
});

describe("a bound that is reached is said:", () => {
  const crowd = (size: number) => Array.from({ length: size }, (_each, index) => `:Film :cast :P${index} .`).join("\n");
  const born = follow(follow(mention("Film"), ">cast"), open("was born in"));
  const cast = (size: number) => turtleGraph(crowd(size), { relations: [{ iri: "urn:t:cast" }] });

  test("documents that were read about a part of a set", async () => {
    const asked = async (size: number) =>
      (await askTree("q", { graphs: [cast(size)], documents: [library({})], reasoner: replying(reading(born)) })).tree;
    // Nothing was cut: it is not complete for words that no graph knows.
    expect(await asked(3)).toMatchObject({ complete: false, remarks: [] });
    expect(await asked(4)).toMatchObject({
      complete: false,
      remarks: ["documents were read about only 3 of 4 things"],
    });
  });

  test("ends of which relations were looked up, and facts that are kept as evidence", async () => {
    const facts = `${crowd(201)}\n${crowd(201).replaceAll(/:Film :cast (:P\d+)/g, "$1 :born :Town")}`;
    const graph = turtleGraph(facts, { relations: [{ iri: "urn:t:cast" }, { iri: "urn:t:born" }] });
    const { result, tree } = await askTree("q", {
      graphs: [graph],
      documents: [],
      reasoner: replying(reading(follow(follow(mention("Film"), ">cast"), ">born"))),
    });
    expect(result).toMatchObject({ status: "ANSWERED", text: "Town", complete: false });
    expect(tree.remarks).toEqual([
      "50 of the 201 facts behind “What is the cast of Film?” are kept as evidence",
      expect.stringContaining("50 of the 402 facts behind"),
      "relations were looked up for 200 of 201 things only",
    ]);
  });
});

test("names of values that were not given are dropped and counted in the answer", async () => {
  const more = {
    "answer-from-tree": async (_input: unknown, own: () => Promise<unknown>) => ({
      answers: [...((await own()) as { answers: string[] }).answers, "v99", "Java"],
    }),
  };
  const { result } = await askTree("q", {
    graphs: [world()],
    documents: [],
    reasoner: replying({ ...reading(ISLAND), ...more }),
  });
  expect(result.text).toBe("Java");
  expect(result.explanation).toContain(
    "2 answers were dropped, because a reply referred to something that was not in its request",
  );
});

test("what is denied is known from what is held instead, and the tree says that it asks for that", async () => {
  const { result, tree } = await askTree("q", {
    graphs: [world()],
    documents: [],
    reasoner: replying(reading(exists(intersect(mention("Bali"), extreme(instances("big"), ">area", "max"))))),
  });
  expect(result).toMatchObject({ status: "ANSWERED", text: "No" });
  expect(tree.nodes.slice(1).map(({ verdict, answers }) => [verdict, answers.map(({ node }) => node.label)])).toEqual([
    ["SUPPORTED", ["Java"]],
  ]);
  expect(tree.revisions).toMatchObject([
    { nodeId: "0", reason: "The sources hold something else than what is asked for." },
  ]);
  expect(tree.revisions[0]?.after).not.toBe(tree.revisions[0]?.before);
});
