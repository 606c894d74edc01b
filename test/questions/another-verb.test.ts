import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const SHELF = `
  @prefix : <urn:shelf:> . :Film rdfs:label "film" . :Tale rdfs:label "tale" . :Person rdfs:label "person" .
  :on rdfs:label "based on" . :designed rdfs:label "designed by" . :lives rdfs:label "lives in" .
  :reef a :Film ; rdfs:label "Long Reef" ; :on :marlow . :marlow a :Tale ; rdfs:label "Marlow" ; :designed :mara .
  :mara a :Person ; rdfs:label "Mara Quint" ; :lives :holm . :holm rdfs:label "Holm" .
`;
const shelf = await graphOf("shelf", SHELF);

describe("a verb with another preposition is another verb", () => {
  test.each([
    ["Which films are based on Marlow?", ["Long Reef"]],
    ["Which films are based in Marlow?", []],
    ["Is Long Reef based on Marlow?", ["Yes"]],
    ["Is Long Reef based in Marlow?", []],
    ["Who lives on Holm?", ["Mara Quint"]],
  ])("%s", async (question, answers) => {
    expect((await askAll([shelf], question)).values).toEqual(answers);
  });
});

test.each([
  ["Who designed Marlow?", true],
  ["Who drew Marlow?", false],
])("a verb that the graph does not know is said to be read as another: %s", async (question, complete) => {
  const { result, values } = await askAll([shelf], question);
  expect([values, result.complete]).toEqual([["Mara Quint"], complete]);
});

test.each(["Who made up Marlow?", "Who designed up Marlow?", "Who designed Marlow out?", "Who designed out Marlow?"])(
  "a particle that no relation says is not passed over: %s",
  async (question) => {
    const { result, values } = await askAll([shelf], question);
    expect(values.length > 0 && result.complete, result.explanation).toBe(false);
  },
);
