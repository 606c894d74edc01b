import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const ISLES = graphOf(
  "isles",
  `
@prefix : <https://isles.example/> .
@prefix skos: <http://www.w3.org/2004/02/skos/core#> .
:Isle a owl:Class ; rdfs:label "isle" . :Person a owl:Class ; rdfs:label "person" . :Town a owl:Class ; rdfs:label "town" .
:state rdfs:label "head of state" ; skos:altLabel "president" .
:government rdfs:label "head of government" ; skos:altLabel "president" , "prime minister" .
:capital rdfs:label "capital" . :souls rdfs:label "population" . :sea rdfs:label "sea" .
:oru a :Isle ; rdfs:label "Oru" ; :state :bel ; :government :tam ; :capital :quay ; :souls 12000000 ; :sea :grey .
:nim a :Isle ; rdfs:label "Nim" ; :government :hap ; :capital :weir ; :souls 15 ; :sea :grey .
:grey rdfs:label "Grey Sea" . :quay a :Town ; rdfs:label "Quay Oru" . :weir a :Town ; rdfs:label "Weir" .
:bel a :Person ; rdfs:label "Bel Harrow" . :tam a :Person ; rdfs:label "Tam Loach" . :hap a :Person ; rdfs:label "Hap Orrin" .
`,
);

describe("titles of heads of state and government", () => {
  test("a president is the head of state, who may have another title", async () => {
    const { values, result } = await askAll([await ISLES], "Who is the president of Oru?");
    expect([...values]).toEqual(["Bel Harrow"]);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("“president” was read as “head of state”, who may have another title");
  });
});

describe("what is listed with something of each", () => {
  test.each([
    "List the isles in the Grey Sea with their capitals",
    "name every isle in the Grey Sea and its capital",
    "Give me all isles in the Grey Sea with their capitals.",
  ])("%s", async (question) => {
    const { result } = await askAll([await ISLES], question);
    expect(result.text).toBe("Nim: Weir; Oru: Quay Oru");
  });
});

describe("two bounds with one multiple", () => {
  test("are never fifteen people where millions are meant", async () => {
    const { values } = await askAll([await ISLES], "Which isles have a population between 10 and 20 million?");
    expect([...values]).not.toContain("Nim");
  });

  test("are those that are written in full", async () => {
    const { values } = await askAll([await ISLES], "Which isles have a population between 500,000 and 20 million?");
    expect([...values]).toEqual(["Oru"]);
  });
});
