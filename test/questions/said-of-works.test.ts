import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Songs, in a graph without classes; two of them are called by a number. */
const graph = graphOf(
  "said-of-works",
  `@prefix : <urn:works:> .
   :w rdfs:label "written by" . :p rdfs:label "produced by" . :v rdfs:label "sung by" . :g rdfs:label "genre" . :y rdfs:label "release year" .
   :a rdfs:label "Salt Fever" ; :w :una ; :p :odo ; :v :tam ; :g :ballad ; :y "1961"^^xsd:gYear .
   :b rdfs:label "Low Water" ; :w :rolf ; :p :odo ; :v :mia ; :g :march ; :y "1988"^^xsd:gYear .
   :c rdfs:label "417" ; :w :una ; :p :una ; :v :tam ; :g :march ; :y "1970"^^xsd:gYear .
   :d rdfs:label "1988" ; :w :mia ; :p :rolf ; :v :mia ; :g :ballad ; :y "1999"^^xsd:gYear .
   :odo rdfs:label "Odo Brack" . :una rdfs:label "Una Pyke" . :tam rdfs:label "Tam Wicker" . :rolf rdfs:label "Rolf Aster" .
   :mia rdfs:label "Mia Stell" . :ballad rdfs:label "ballad" . :march rdfs:label "march" .`,
);

async function answers(question: string): Promise<readonly string[]> {
  return [...(await askAll([await graph], question)).values].sort();
}

describe("by whom works are may be said in a short way", () => {
  test.each([
    ["who wrote the story for Salt Fever", ["Una Pyke"]],
    ["who is the author of the stage script for Low Water", ["Rolf Aster"]],
    ["who sang songs for the producer of Salt Fever", ["Mia Stell", "Tam Wicker"]],
    ["who are the singers that the writers of their songs also wrote 417", ["Tam Wicker"]],
    ["what were the release years the songs produced by Odo Brack", ["1961", "1988"]],
    ["who are the singers of the producer Odo Brack", ["Mia Stell", "Tam Wicker"]],
  ])("%s", async (question, expected) => {
    expect(await answers(question)).toEqual(expected);
  });
});

describe("a number is a name where it says nothing as a number", () => {
  test.each([
    ["who wrote 417", ["Una Pyke"]],
    ["who produced the songs written by the writer of 417", ["Odo Brack", "Una Pyke"]],
    ["what was the release year of 1988", ["1999"]],
    ["who sang the songs that were written in 1988", []],
    ["who wrote more than 417 songs", []],
  ])("%s", async (question, expected) => {
    expect(await answers(question)).toEqual(expected);
  });
});
