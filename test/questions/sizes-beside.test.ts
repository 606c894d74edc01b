import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Of two parishes the area is stated, and of all of them how many live there. */
const graph = graphOf(
  "sizes-beside",
  `@prefix : <urn:sizes:> . :Parish rdfs:label "parish" . :area rdfs:label "area" . :people rdfs:label "population" .
   :a a :Parish ; rdfs:label "Marlow Fen" ; :area 40 ; :people 100 .
   :b a :Parish ; rdfs:label "Tarn Hollow" ; :area 20 ; :people 400 .
   :c a :Parish ; rdfs:label "Upper Sedge" ; :people 200 . :d a :Parish ; rdfs:label "Nether Sedge" ; :people 50 .`,
);

test.each([
  ["Which is bigger, Marlow Fen or Tarn Hollow?", "Marlow Fen"],
  ["How many times as big as Tarn Hollow is Marlow Fen?", "2"],
])("of what has an area nothing else is meant: %s", async (question, answer) => {
  const { values, result } = await askAll([await graph], question);
  expect([values, result.complete], result.explanation).toEqual([[answer], true]);
});

test.each([
  ["Which is bigger, Upper Sedge or Nether Sedge?", "Upper Sedge"],
  ["How much bigger is Upper Sedge than Nether Sedge?", "150"],
  ["How many times as big as Nether Sedge is Upper Sedge?", "4"],
])("where none is stated the measure that is taken instead is told: %s", async (question, answer) => {
  const { values, result } = await askAll([await graph], question);
  expect([values, result.complete], result.explanation).toEqual([[answer], false]);
  expect(result.explanation).toContain("“big” was read as “population”, which may not be what you mean");
});
