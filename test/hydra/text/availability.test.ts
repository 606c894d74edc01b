import { expect, test } from "vitest";
import type { InvestigationParts } from "../../../engine/investigation-parts.ts";
import type { Topic } from "../../../engine/question/skyline/topics.ts";
import { textAvailabilityStage, type TextAvailability } from "../../../engine/strategies/hydra/text/availability.ts";
import { passagesStage, topicSearch } from "../../../engine/strategies/hydra/text/passages.ts";
import { createBuiltinReasoner } from "../../../reasoners/english/reasoner.ts";
import { runStage } from "../../query/run-stages.ts";
import { collection, failing, graph, topic } from "./pages.ts";

const MOOSE = topic("Mariner Moose", "Mariner_Moose");
const GEORGIA = topic("Georgia", "Georgia");

async function available(
  topics: readonly Topic[],
  documents: InvestigationParts["documents"],
): Promise<TextAvailability> {
  const parts = { graph, documents, reasoner: createBuiltinReasoner() };
  return (await runStage(textAvailabilityStage(topics, { alignment: 0.75 }, parts))).value;
}

test("a collection is available for the topics whose pages it has, the web always", async () => {
  const wiki = collection("wiki", "DOCUMENTS", [
    { title: "Mariner Moose (mascot)", text: "A moose." },
    { title: "Stories of Georgia in the winter", text: "Georgia is far." },
  ]);
  const notes = collection("notes", "DOCUMENTS", [
    { title: "Our mascot", text: "The Mariner Moose.", about: "urn:t:Mariner_Moose" },
  ]);
  const web = collection("web", "WEB", []);
  const found = await available([MOOSE, GEORGIA], [web, wiki, notes]);
  expect(found).toEqual({
    collections: [
      {
        source: "notes",
        kind: "DOCUMENTS",
        title: "Pages of notes",
        available: true,
        topics: [{ text: "Mariner Moose", page: "Our mascot", score: 1 }],
      },
      { source: "web", kind: "WEB", title: "Pages of web", available: true, topics: [] },
      {
        source: "wiki",
        kind: "DOCUMENTS",
        title: "Pages of wiki",
        available: true,
        topics: [{ text: "Mariner Moose", page: "Mariner Moose (mascot)", score: expect.closeTo(1) }],
      },
    ],
    kinds: ["DOCUMENTS", "WEB"],
    shortcomings: [],
  });
  expect(web.searches).toEqual([]);
});

test("a page of a namesake, or none at all, makes none available", async () => {
  const other = collection("wiki", "DOCUMENTS", [
    { title: "Georgia", text: "Georgia is a state.", about: "urn:t:Georgia_state" },
  ]);
  for (const topics of [[GEORGIA], [topic("Atlantis")], []])
    expect((await available(topics, [other])).kinds).toEqual([]);
});

test("one that fails is named and takes nothing from the others", async () => {
  const wiki = collection("wiki", "DOCUMENTS", [{ title: "Mariner Moose", text: "A moose." }]);
  const { collections, shortcomings } = await available([MOOSE], [failing("away"), wiki]);
  expect(collections.map(({ source, available: is }) => [source, is])).toEqual([
    ["away", false],
    ["wiki", true],
  ]);
  expect(shortcomings.join(" ")).toContain("it is away");
});

test("detection and retrieval ask for the page of a topic once together", async () => {
  const wiki = collection("wiki", "DOCUMENTS", [{ title: "Mariner Moose", text: "A moose." }]);
  const parts = { graph, documents: [wiki], reasoner: createBuiltinReasoner() };
  await runStage({
    name: "both",
    version: 1,
    inputs: null,
    async compute(context) {
      await context.get(textAvailabilityStage([MOOSE], { alignment: 0.75 }, parts));
      return context.get(passagesStage("DOCUMENTS", topicSearch(MOOSE), parts));
    },
  });
  expect(wiki.searches).toHaveLength(1);
});
