import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EmbeddedGraph, openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { recordingContext } from "../support/recording-context.ts";

const FOLDER = new URL("../../knowledge/graph", import.meta.url).pathname;

describe("the built-in graph", () => {
  let graph: EmbeddedGraph;
  beforeAll(async () => {
    graph = await openEmbeddedGraph({ id: "built-in", title: "Built-in knowledge", files: [FOLDER] });
  });
  afterAll(() => graph.close());

  test("holds at least 150 entities and 1,200 triples, and says as of when and under which licence", () => {
    expect(graph.stats.entities).toBeGreaterThanOrEqual(150);
    expect(graph.stats.triples).toBeGreaterThanOrEqual(1_200);
    expect(graph.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    expect(graph.licence).toMatch(/publicdomain\/zero/u);
    expect(graph.vocabulary.validity).toBeDefined();
  });

  test.each([
    [
      "What team that has a mascot named Mariner Moose is in the American League West?",
      ["Mariner Moose", "American League West"],
    ],
    ["What movie was Logan Lerman in that was decorated by Barry Greaves?", ["Logan Lerman", "Barry Greaves"]],
    ["In the country where Ghost in the Shell was created, who is the current head of state?", ["Ghost in the Shell"]],
    [
      "Who starred in Bird Box and also studied acting at the William Esper Studio?",
      ["Bird Box", "William Esper Studio"],
    ],
    ["Who is the ex-wife of Justin Bieber's father?", ["Justin Bieber"]],
    ["What drug did the actor who portrayed the character Urethane Wheels Guy overdose on?", ["Urethane Wheels Guy"]],
    ["On which island is the Indonesian capital located?", ["Indonesian"]],
    ["What do Jamaican people speak?", ["Jamaican"]],
  ])("names what is asked about: %s", async (question, names) => {
    const mentions = await graph.spotMentions(question, recordingContext());
    for (const name of names) {
      const mention = mentions.find(({ text }) => text === name);
      expect(mention?.candidates[0]?.score, name).toBeGreaterThanOrEqual(0.9);
    }
  });

  test("has relations and classes with names of their own", async () => {
    const { relations, classes } = await graph.catalogue(recordingContext());
    expect(relations.length).toBeGreaterThan(20);
    const labels = new Map(relations.map((relation) => [relation.label, relation]));
    expect(labels.get("spouse")).toMatchObject({ symmetric: true, homogeneous: true, objectKind: "ENTITY" });
    expect(labels.get("father")).toMatchObject({ symmetric: false, homogeneous: true });
    expect(labels.get("date of birth")).toMatchObject({ objectKind: "DATE", homogeneous: false });
    expect(labels.get("population")).toMatchObject({ objectKind: "NUMBER" });
    expect(relations.every(({ iri }) => iri.startsWith("urn:whyql:relation:"))).toBe(true);
    expect(classes.every(({ iri, count }) => iri.startsWith("urn:whyql:class:") && count > 0)).toBe(true);
  });
});
