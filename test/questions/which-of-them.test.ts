import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Bells, who cast them and where they hang; and the guild that some of the founders belong to. */
const BELLS = graphOf(
  "bells",
  `
@prefix : <urn:bells:> .
:k1 a rdfs:Class ; rdfs:label "bell" . :k2 a rdfs:Class ; rdfs:label "bell founder" .
:k3 a rdfs:Class ; rdfs:label "village" . :k4 a rdfs:Class ; rdfs:label "guild" . :k5 a rdfs:Class ; rdfs:label "foundry" .
:r1 a rdf:Property ; rdfs:label "cast by" . :r2 a rdf:Property ; rdfs:label "hangs in" .
:r3 a rdf:Property ; rdfs:label "place of birth" . :r4 a rdf:Property ; rdfs:label "member of" .
:r5 a rdf:Property ; rdfs:label "location" .
:b1 a :k1 ; rdfs:label "Old Mag" ; :r1 :p1 ; :r2 :v1 . :b2 a :k1 ; rdfs:label "Tenor Ruth" ; :r1 :p2 ; :r2 :v2 .
:p1 a :k2 ; rdfs:label "Osric Tamm" ; :r3 :v1 ; :r4 :g1 . :p2 a :k2 ; rdfs:label "Hedda Rusk" ; :r3 :v2 ; :r4 :g1 .
:v1 a :k3 ; rdfs:label "Yarlow" . :v2 a :k3 ; rdfs:label "Pinfold" . :g1 a :k4 ; rdfs:label "Tinmen Guild" .
:f1 a :k5 ; rdfs:label "Low Foundry" ; :r5 :v1 .
`,
);

const ask = async (question: string): Promise<readonly string[]> => [...(await askAll([await BELLS], question)).values];

describe("of two that are left to choose from, the one that it is", () => {
  test.each<[string, readonly string[]]>([
    ["Did Osric Tamm or Hedda Rusk cast Tenor Ruth?", ["Hedda Rusk"]],
    ["Was Old Mag cast by Osric Tamm or Hedda Rusk?", ["Osric Tamm"]],
    ["Was Hedda Rusk born in Yarlow or Pinfold?", ["Pinfold"]],
    ["Does Old Mag hang in Pinfold or Yarlow?", ["Yarlow"]],
  ])("%s", async (question, answers) => {
    expect(await ask(question)).toEqual(answers);
  });

  test.each<[string, readonly string[]]>([
    ["Did either Osric Tamm or Hedda Rusk cast Tenor Ruth?", ["Yes"]],
    ["Did Hedda Rusk cast Tenor Ruth?", ["Yes"]],
  ])("and yes or no where that is asked: %s", async (question, answers) => {
    expect(await ask(question)).toEqual(answers);
  });
});

describe("what a word is accounted for by is what answers", () => {
  test.each(["how many members are in Yarlow", "which members are in Yarlow"])(
    "%s: what is there and belongs to nobody is no member",
    async (question) => {
      expect(await ask(question)).toEqual([]);
    },
  );

  test("how many members are in Tinmen Guild", async () => {
    expect(await ask("how many members are in Tinmen Guild")).toEqual(["2"]);
  });
});
