import { expect, test } from "vitest";
import { sharedGraph } from "../support/built-in-knowledge.ts";
import { askGraph } from "../sparql/ask-graph.ts";

const graph = await sharedGraph();
const labels = async (question: string) =>
  (await askGraph(graph, question)).result.values.map(({ node }) => node.label).sort();

test("a kind of things is no office that somebody holds", async () => {
  expect(await labels("What are the countries?")).not.toContain("Catholic Church");
  expect(await labels("Who is the President of France?")).toEqual(["Emmanuel Macron"]);
});

test("a noun for persons asks for no film", async () => {
  expect(await labels("Which actors are from France?")).toEqual([
    "Marion Cotillard",
    "Mélanie Laurent",
    "Timothée Chalamet",
  ]);
});

test("a verb that ends like a noun for persons asks for anything", async () => {
  expect(await labels("What borders Germany and France?")).toEqual(["Belgium", "Luxembourg", "Switzerland"]);
});
