import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const LANDS = graphOf(
  "lands",
  `
@prefix : <https://lands.example/> . @prefix skos: <http://www.w3.org/2004/02/skos/core#> .
:Land a owl:Class ; rdfs:label "land" . :Seat a owl:Class ; rdfs:label "town" .
:next rdfs:label "shares border with" ; skos:altLabel "neighbouring", "borders" . :seat rdfs:label "seat" .
:orm a :Land ; rdfs:label "Ormland" ; :seat :a ; :next :vil . :vil a :Land ; rdfs:label "Vilmark" ; :seat :b ; :next :orm .
:a a :Seat ; rdfs:label "Ormtown" . :b a :Seat ; rdfs:label "Vilbridge" .
`,
);

describe("what is neighbouring by whoever speaks", () => {
  test("is not read as what borders it", async () => {
    const { result } = await askAll([await LANDS], "What is the seat of neighbouring Ormland?");
    expect(result.values.map(({ node }) => node.label)).not.toContain("Vilbridge");
  });

  test.each([
    ["Which lands are neighbouring Ormland?", "Vilmark"],
    ["What is the seat of the land neighbouring Ormland?", "Vilbridge"],
    ["What is the seat of Ormland?", "Ormtown"],
  ])("what borders it is: %s: %s", async (question, answer) => {
    expect((await askAll([await LANDS], question)).result.text).toBe(answer);
  });
});
