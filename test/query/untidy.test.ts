import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const CODES = `
  @prefix : <urn:c:> . :Country rdfs:label "country" . :Element rdfs:label "element" .
  :de a :Country ; rdfs:label "Germany" ; :code "DE" ; :capital :b . :fr a :Country ; rdfs:label "France" ; :code "FR" .
  :b rdfs:label "Berlin" .
  :fe a :Element ; rdfs:label "iron" ; :symbol "Fe" ; :density 7.9 . :cu a :Element ; rdfs:label "copper" ; :symbol "Cu" .
`;

describe("things that are known by their codes", () => {
  test.each<[string, string]>([
    ["Which country has the code DE?", "Germany"],
    ['Which country has the code "FR"?', "France"],
    ["What is the capital of the country with the code DE?", "Berlin"],
    ["What is the capital of DE?", "Berlin"],
    ["What is the density of the element Fe?", "7.9"],
    ["Which country has the code GB?", "Not known"],
  ])("%s", async (question, expected) => {
    const { result } = await askAll([await graphOf("codes", CODES)], question);
    expect(result.text).toBe(expected);
  });

  test("the code is cited", async () => {
    const { result } = await askAll([await graphOf("codes", CODES)], "Which country has the code DE?");
    expect(result.paths[0]?.text).toContain("DE ← code – Germany");
  });
});
