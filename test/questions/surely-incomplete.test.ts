import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const SKY = `
  @prefix : <urn:sky:> . :Moon rdfs:label "moon" . :Planet rdfs:label "planet" . :Band rdfs:label "band" .
  :around rdfs:label "orbits" . :count rdfs:label "number of moons" . :plays rdfs:label "member" .
  :size rdfs:label "member count" . :mass rdfs:label "mass" .
  :orm a :Planet ; rdfs:label "Orm" ; :count 9 ; :mass 70 . :zeld a :Planet ; rdfs:label "Zeld" ; :count 2 .
  :kip a :Planet ; rdfs:label "Kip" .
  :a a :Moon ; rdfs:label "Alb" ; :around :orm . :b a :Moon ; rdfs:label "Bex" ; :around :orm .
  :c a :Moon ; rdfs:label "Cam" ; :around :zeld . :d a :Moon ; rdfs:label "Dun" ; :around :zeld .
  :e a :Moon ; rdfs:label "Ebb" ; :around :kip .
  :fen a :Band ; rdfs:label "Fen Trio" ; :plays :pia, :quin ; :size 3 .
  :pia rdfs:label "Pia" . :quin rdfs:label "Quin" .
`;
const sky = await graphOf("sky", SKY);

describe("of which more are stated than are held, some are missing", () => {
  test.each([
    ["Which moons orbit Orm?", ["Alb", "Bex"], "The graph lists 2, and states 9 as the “number of moons” of Orm"],
    [
      "Who are the members of Fen Trio?",
      ["Pia", "Quin"],
      "The graph lists 2, and states 3 as the “member count” of Fen Trio",
    ],
  ])("%s", async (question, values, said) => {
    const { result, values: found } = await askAll([sky], question);
    expect([...found].sort()).toEqual(values);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain(said);
  });

  test.each([
    ["Which moons orbit Zeld?", ["Cam", "Dun"]],
    ["Which moons orbit Kip?", ["Ebb"]],
  ])("not so where as many are stated, or nothing is: %s", async (question, values) => {
    const { result, values: found } = await askAll([sky], question);
    expect([...found].sort(), result.explanation).toEqual(values);
    expect(result.complete, result.explanation).toBe(true);
    expect(result.explanation).not.toContain("the graph states");
  });
});

test.each([
  ["How many moons has Orm?", ["9"]],
  ["How many moons has Kip?", ["1"]],
])("the number that is stated comes before the one that is counted: %s", async (question, values) => {
  const { result, values: found } = await askAll([sky], question);
  expect(found, result.explanation).toEqual(values);
});

test("a count says that it is one of what is held", async () => {
  const { result } = await askAll([sky], "How many moons orbit Kip?");
  expect(result.explanation).toContain("Only what the sources state is counted: 1");
});
