import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const graph = graphOf(
  "names-with-marks",
  `@prefix : <urn:marks:> .
   :maker rdfs:label "built by" . :home rdfs:label "home port" . :crew rdfs:label "crew member" .
   :a rdfs:label "Mind Your Oars!" ; :maker :p ; :home :t . :b rdfs:label "Grey Anna" ; :maker :q ; :home :u ; :crew :k .
   :p rdfs:label "Per Holm" . :q rdfs:label "Per Holm Jr." . :k rdfs:label "Tove B." .
   :o rdfs:label "Oars" . :t rdfs:label "Nortwick" . :u rdfs:label "Braeholm" .`,
);

async function answers(question: string): Promise<readonly string[]> {
  return (await askAll([await graph], question)).values;
}

describe("a name is found whatever mark it ends with, and whatever words stand in it", () => {
  test.each([
    ["What is the home port of the boats built by Per Holm Jr.?", ["Braeholm"]],
    ["What boats was Per Holm Jr. the builder of?", ["Grey Anna"]],
    ["Which boats is Tove B. a crew member of?", ["Grey Anna"]],
    ["Who built Mind Your Oars!", ["Per Holm"]],
    ["What is the home port of the boats built by the builder of Mind Your Oars!", ["Nortwick"]],
  ])("%s", async (question, expected) => {
    expect(await answers(question)).toEqual(expected);
  });
});

test.each(["Can you name a boat built by Per Holm?", "Could you please list the boats built by Per Holm?"])(
  "who can name them is asked for them: %s",
  async (question) => {
    expect(await answers(question)).toEqual(["Mind Your Oars!"]);
  },
);
