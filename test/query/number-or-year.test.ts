import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Numbers of one to five digits, with a unit and without, and years that are stated as numbers. */
const graph = await graphOf(
  "numbers",
  `
  <urn:n:Village> rdfs:label "village" . <urn:n:Shaft> rdfs:label "shaft" . <urn:n:Inn> rdfs:label "inn" .
  <urn:n:people> rdfs:label "population" . <urn:n:opened> rdfs:label "opened" .
  <urn:n:long> rdfs:label "length" ; <http://schema.org/unitText> "metre" .
  <urn:n:a> a <urn:n:Village> ; rdfs:label "Aske" ; <urn:n:people> 45 .
  <urn:n:b> a <urn:n:Village> ; rdfs:label "Birk" ; <urn:n:people> 610 .
  <urn:n:c> a <urn:n:Village> ; rdfs:label "Corn" ; <urn:n:people> 2140 .
  <urn:n:d> a <urn:n:Village> ; rdfs:label "Dorn" ; <urn:n:people> 12500 .
  <urn:n:e> a <urn:n:Shaft> ; rdfs:label "Elk Hole" ; <urn:n:long> 75 .
  <urn:n:f> a <urn:n:Shaft> ; rdfs:label "Fox Hole" ; <urn:n:long> 15000 .
  <urn:n:g> a <urn:n:Inn> ; rdfs:label "Green Inn" ; <urn:n:opened> 987 .
  <urn:n:h> a <urn:n:Inn> ; rdfs:label "Hart Inn" ; <urn:n:opened> 1723 .
`,
);

describe("a number that looks like a year", () => {
  test.each([
    ["Which villages have fewer than 3000 inhabitants?", ["Aske", "Birk", "Corn"]],
    ["Which villages have more than 2000 inhabitants?", ["Corn", "Dorn"]],
    ["Which villages have fewer than 1000 inhabitants?", ["Aske", "Birk"]],
    ["How many villages have fewer than 3000 inhabitants?", ["3"]],
    ["Does Dorn have more than 2000 inhabitants?", ["Yes"]],
    ["Which shafts are shorter than 2000?", ["Elk Hole"]],
    ["Which shafts are longer than 2000?", ["Fox Hole"]],
    ["Which inns opened before 1500?", ["Green Inn"]],
    ["Which inns opened after 1500?", ["Hart Inn"]],
  ])("is compared as a number where numbers are stated: %s", async (question, expected) => {
    const { result, values } = await askAll([graph], question, "QUERY");
    expect([[...values].sort(), result.complete]).toEqual([expected, true]);
  });
});
