import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const GUILDS = graphOf(
  "guilds",
  `
@prefix : <https://guilds.example/> .
:Guild a owl:Class ; rdfs:label "guild" . :Weaver a owl:Class ; rdfs:label "weaver" . :Coin a owl:Class ; rdfs:label "coin" .
:by rdfs:label "founded by" . :at rdfs:label "found by" .
:ora a :Weaver ; rdfs:label "Ora Flint" . :pym a :Weaver ; rdfs:label "Pym Alder" .
:a a :Guild ; rdfs:label "Blue Guild" ; :by :ora . :b a :Guild ; rdfs:label "Reed Guild" ; :by :pym .
:c a :Coin ; rdfs:label "Swan Groat" ; :at :ora . :d a :Coin ; rdfs:label "Hart Groat" ; :at :pym .
`,
);

describe("to found is not to find", () => {
  test.each([
    ["Which guilds did Ora Flint found?", "Blue Guild"],
    ["Did Pym Alder found the Reed Guild?", "Yes"],
    ["Who founded the Blue Guild?", "Ora Flint"],
    ["Who found the Swan Groat?", "Ora Flint"],
  ])("%s: %s", async (question, answer) => {
    expect((await askAll([await GUILDS], question)).result.text).toBe(answer);
  });
});
