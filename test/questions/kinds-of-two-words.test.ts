import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const REGATTA = graphOf(
  "regatta",
  `
@prefix : <https://regatta.example/> .
:Club a owl:Class ; rdfs:label "rowing club" . :Lake a owl:Class ; rdfs:label "lake" . :House a owl:Class ; rdfs:label "boathouse" .
:sport rdfs:label "sport" . :location rdfs:label "location" . :Sport a owl:Class ; rdfs:label "discipline" . :seat rdfs:label "home water" .
:rowing a :Sport ; rdfs:label "rowing" .
:mere a :Lake ; rdfs:label "Otter Mere" . :a a :Club ; rdfs:label "Kestrel Eight" ; :seat :mere ; :sport :rowing .
:shed a :House ; rdfs:label "Long Shed" ; :location :mere ; :sport :rowing .
:hut a :House ; rdfs:label "Low Shed" ; :location :mere ; :sport :rowing .
`,
);

const ask = async (question: string) => (await askAll([await REGATTA], question)).result;

describe("kinds of two words", () => {
  test.each(["Which rowing clubs compete in Otter Mere?", "which rowing clubs train in otter mere"])(
    "are not taken for whatever has to do with the first: %s",
    async (question) => {
      const { status, text } = await ask(question);
      if (status === "ANSWERED") expect(text).toBe("Kestrel Eight");
    },
  );

  test("are asked for", async () => {
    expect((await ask("Which rowing clubs have Otter Mere as home water?")).text).toBe("Kestrel Eight");
  });
});
