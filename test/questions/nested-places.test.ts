import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const MOORS = graphOf(
  "moors",
  `
@prefix : <https://moors.example/> .
:Place a owl:Class ; rdfs:label "place" . :Mill a owl:Class ; rdfs:label "mill" . :Fen a owl:Class ; rdfs:label "fen" .
:in rdfs:label "located in" . :drains rdfs:label "drained by" .
:shire a :Place ; rdfs:label "Tarnshire" . :vale a :Place ; rdfs:label "Oxvale" ; :in :shire .
:one a :Mill ; rdfs:label "Tide Mill" ; :in :shire . :two a :Mill ; rdfs:label "Smock Mill" ; :in :vale .
:wet a :Fen ; rdfs:label "Wet Fen" ; :drains :one .
`,
);

describe("what lies in parts of a place", () => {
  test.each(["Which mills are located in Tarnshire?", "How many mills are located in Tarnshire?"])(
    "%s: is told not to be looked at",
    async (question) => {
      const { result } = await askAll([await MOORS], question);
      expect(result.complete).toBe(false);
      expect(result.explanation).toContain("hat lies in parts of “Tarnshire” was not looked at");
    },
  );

  test("says nothing of other relations", async () => {
    const { result } = await askAll([await MOORS], "Which fens are drained by the Tide Mill?");
    expect(result.text).toBe("Wet Fen");
    expect(result.complete).toBe(true);
  });
});
