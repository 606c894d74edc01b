import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Vineyards of two cellars whose wines have prices and years, and the hills they are on. */
const CELLARS = `
  @prefix : <urn:cellars:> .
  :Hill rdfs:label "hill" . :Cellar rdfs:label "cellar" . :Wine rdfs:label "wine" .
  :height rdfs:label "height" . :madeBy rdfs:label "made by" . :price rdfs:label "price" . :vintage rdfs:label "vintage" .
  :a a :Hill ; rdfs:label "Ankerberg" ; :height 300 . :b a :Hill ; rdfs:label "Brunnberg" ; :height 410 .
  :c a :Hill ; rdfs:label "Cobelberg" ; :height 350 . :d a :Hill ; rdfs:label "Dornberg" .
  :h a :Cellar ; rdfs:label "Hofkeller" . :k a :Cellar ; rdfs:label "Klosterkeller" .
  :w1 a :Wine ; rdfs:label "Hof Rot" ; :madeBy :h ; :price 10 ; :vintage "2001"^^xsd:gYear .
  :w2 a :Wine ; rdfs:label "Hof Gold" ; :madeBy :h ; :price 50 ; :vintage "2004"^^xsd:gYear .
  :w3 a :Wine ; rdfs:label "Kloster Rot" ; :madeBy :k ; :price 28 ; :vintage "2011"^^xsd:gYear .
`;
const cellars = await graphOf("kinds-to-choose-from", CELLARS);
const asked = async (question: string): Promise<string> => {
  const { result, values } = await askAll([cellars], question);
  return result.status === "ANSWERED" ? values.join() : result.status;
};

describe("the kind of those who are named to choose from", () => {
  test.each([
    ["What is the highest hill: Ankerberg, Brunnberg or Cobelberg?", "Brunnberg"],
    ["What is the lowest hill, Ankerberg, Brunnberg or Cobelberg?", "Ankerberg"],
    ["Which is the second highest hill: Ankerberg, Brunnberg or Cobelberg?", "Cobelberg"],
    ["What is the most expensive wine: Hof Rot, Hof Gold or Kloster Rot?", "Hof Gold"],
    // No hill at all.
    ["What is the highest hill: Hof Rot, Hof Gold or Kloster Rot?", "NOT_KNOWN"],
  ])("%s %s", async (question, expected) => {
    expect(await asked(question)).toBe(expected);
  });
});

describe("the kind before the measure whose numbers are taken together", () => {
  test.each([
    ["Which cellar has the highest average wine price?", "Hofkeller"],
    ["Which cellar has the lowest average wine price?", "Klosterkeller"],
    ["Which cellar has the highest total wine price?", "Hofkeller"],
    // Years are no amounts.
    ["Which cellar has the highest total wine vintage?", "NOT_KNOWN"],
    ["Which hill has the highest average wine price?", "NOT_KNOWN"],
  ])("%s %s", async (question, expected) => {
    expect(await asked(question)).toBe(expected);
  });
});
