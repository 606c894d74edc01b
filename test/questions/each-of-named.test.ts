import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const QUAY = graphOf(
  "quay",
  `
@prefix : <https://quay.example/> .
:Barge a owl:Class ; rdfs:label "barge" . :Builder a owl:Class ; rdfs:label "boatbuilder" . :Prize a owl:Class ; rdfs:label "prize" .
:builder rdfs:label "builder" . :launched rdfs:label "launched" . :length rdfs:label "length" . :port rdfs:label "home port" .
:Port a owl:Class ; rdfs:label "port" . :won rdfs:label "prize won" .
:rill a :Port ; rdfs:label "Rillmouth" . :dene a :Port ; rdfs:label "Denewick" .
:ivo a :Builder ; rdfs:label "Ivo Skane" ; :won :cup . :una a :Builder ; rdfs:label "Una Dray" . :max a :Builder ; rdfs:label "Max Orme" ; :won :cup .
:cup a :Prize ; rdfs:label "Adze Cup" .
:lark a :Barge ; rdfs:label "Lark" ; :builder :ivo , :una ; :launched "1901-04-02"^^xsd:date ; :length 18 ; :port :rill .
:wren a :Barge ; rdfs:label "Wren" ; :builder :max , :una ; :launched "1907-08-11"^^xsd:date ; :length 21 ; :port :dene .
:tern a :Barge ; rdfs:label "Tern" ; :builder :max ; :launched "1911-01-20"^^xsd:date ; :port :dene .
`,
);

const ask = async (question: string) => (await askAll([await QUAY], question)).result;

describe("what is asked of several named things is told of each", () => {
  test.each([
    ["What are the lengths of the Lark and the Wren?", "Lark: 18; Wren: 21"],
    ["What are the home ports of Lark, Wren and Tern?", "Lark: Rillmouth; Tern: Denewick; Wren: Denewick"],
    ["When were the Lark and the Wren launched?", "Lark: 2 April 1901; Wren: 11 August 1907"],
  ])("%s: %s", async (question, answer) => {
    const result = await ask(question);
    expect(result.text).toBe(answer);
  });

  test("in words", async () => {
    const result = await ask("What are the lengths of the Lark and the Wren?");
    expect(result.explanation).toContain("the length of each of Lark and Wren");
  });

  test("of which nothing is stated is said", async () => {
    const result = await ask("What are the lengths of the Lark and the Tern?");
    expect(result.text).toBe("Lark: 18");
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("f “Tern” nothing is stated");
  });
});

describe("who did something to several did it to all, where there is one", () => {
  test.each([
    ["Who built the Lark and the Wren?", "Una Dray"],
    ["Who built the Lark and the Tern?", "Lark: Ivo Skane, Una Dray; Tern: Max Orme"],
    [
      "Who built the Wren, the Tern and the Lark?",
      "Lark: Ivo Skane, Una Dray; Tern: Max Orme; Wren: Max Orme, Una Dray",
    ],
  ])("%s: %s", async (question, answer) => {
    expect((await ask(question)).text).toBe(answer);
  });
});

test("whoever won something is asked for, and not what was won", async () => {
  expect((await ask("Which boatbuilders won a prize?")).text).toBe("Ivo Skane, Max Orme");
});
