import { describe, expect, test } from "vitest";
import { graphOf } from "../graph/fused-world.ts";
import { askGraph } from "../sparql/ask-graph.ts";

/** "Who" asks for somebody, and "where" for a place, also in a graph that has no class of that name. */
const NAMES = `
  <urn:i:on> rdfs:label "located on" . <urn:i:kept> rdfs:label "kept by" . <urn:i:born> rdfs:label "born in" .
  <urn:i:holm> rdfs:label "Holm" . <urn:i:bell> rdfs:label "Bell Rock" . <urn:i:gull> rdfs:label "Gull Point" .
  <urn:i:anna> rdfs:label "Anna Brand" . <urn:i:ivo> rdfs:label "Ivo Falk" . <urn:i:skerry> rdfs:label "Skerry" .
`;
const LIGHTS = `${NAMES} <urn:i:bell> <urn:i:on> <urn:i:holm> . <urn:i:gull> <urn:i:on> <urn:i:holm> .`;
const KINDS = `
  <urn:i:Light> a rdfs:Class ; rdfs:label "Lighthouse" . <urn:i:Island> a rdfs:Class ; rdfs:label "Island" .
  <urn:i:bell> a <urn:i:Light> . <urn:i:gull> a <urn:i:Light> . <urn:i:holm> a <urn:i:Island> .
  <urn:i:skerry> a <urn:i:Island> .
`;

let graphs = 0;
const asked = async (question: string, turtle: string) =>
  (await askGraph(await graphOf(`kind-asked-${(graphs += 1)}`, turtle), question)).result;
const labels = ({ values }: Awaited<ReturnType<typeof asked>>) => values.map(({ node }) => node.label).sort();

describe("who", () => {
  test("nothing tells whether what was found is somebody: it is said, and the answer is not complete", async () => {
    for (const turtle of [LIGHTS, LIGHTS + KINDS]) {
      const result = await asked("Who is on Holm?", turtle);
      expect(result).toMatchObject({ status: "ANSWERED", complete: false });
      expect(labels(result)).toEqual(["Bell Rock", "Gull Point"]);
      expect(result.explanation).toContain("“who” asks for a person");
    }
  });

  test.each([
    [
      "a class of those who act",
      `<urn:i:Keeper> a rdfs:Class ; rdfs:label "Keeper" . <urn:i:anna> a <urn:i:Keeper> . <urn:i:bell> <urn:i:kept> <urn:i:anna> .`,
    ],
    [
      "a class of those who are born",
      `<urn:i:Folk> a rdfs:Class ; rdfs:label "Islefolk" . <urn:i:ivo> a <urn:i:Folk> ; <urn:i:born> <urn:i:skerry> .`,
    ],
  ])("what is of another kind is no answer, where the graph has %s", async (_kind, turtle) => {
    const result = await asked("Who is on Holm?", LIGHTS + KINDS + turtle);
    expect(result).toMatchObject({ status: "NOT_KNOWN", values: [] });
    expect(result.explanation).toContain("“who” asks for a person");
    expect(result.explanation).toContain("Lighthouse");
  });

  test("what its own name tells to be a place is no answer, without any class of persons", async () => {
    const islands = `${LIGHTS}${KINDS} <urn:i:skerry> <urn:i:on> <urn:i:bell> .`;
    expect(await asked("Who is on Bell Rock?", islands)).toMatchObject({ status: "NOT_KNOWN", values: [] });
  });

  test("of several kinds those are answers who are somebody", async () => {
    const both = `${LIGHTS} ${KINDS}
      <urn:i:Folk> a rdfs:Class ; rdfs:label "Islefolk" .
      <urn:i:ivo> a <urn:i:Folk> ; <urn:i:born> <urn:i:skerry> ; <urn:i:on> <urn:i:holm> .`;
    const result = await asked("Who is on Holm?", both);
    expect([labels(result), result.complete]).toEqual([["Ivo Falk"], true]);
    expect(labels(await asked("What is on Holm?", both))).toEqual(["Bell Rock", "Gull Point", "Ivo Falk"]);
  });

  test("a relation tells that its end is somebody, where nothing has a class", async () => {
    const keepers = `${LIGHTS} <urn:i:bell> <urn:i:kept> <urn:i:anna> . <urn:i:anna> <urn:i:born> <urn:i:skerry> .`;
    for (const question of ["Who kept Bell Rock?", "Bell Rock was kept by whom?", "Who was born in Skerry?"]) {
      const result = await asked(question, keepers);
      expect([question, labels(result), result.complete]).toEqual([question, ["Anna Brand"], true]);
    }
  });
});

describe("where", () => {
  test("a relation or a class tells that it is a place", async () => {
    for (const turtle of [LIGHTS, LIGHTS + KINDS]) {
      const result = await asked("Where is Bell Rock?", turtle);
      expect([labels(result), result.complete]).toEqual([["Holm"], true]);
    }
  });
});
