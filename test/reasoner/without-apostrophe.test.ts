import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { wordsOf } from "../../reasoners/english/language/words.ts";

const world = graphOf(
  "without-apostrophe",
  `@prefix : <urn:plain:> . :Boat rdfs:label "boat" . :Town rdfs:label "town" . :Person rdfs:label "person" .
   :located rdfs:label "located in" .
   :a a :Boat ; rdfs:label "Mew Gull" ; :skipper :s ; :builtIn 1961 ; :located :t ; :carriesCars true .
   :b a :Boat ; rdfs:label "Little Auk" ; :carriesCars false .
   :s a :Person ; rdfs:label "Ida Strand" . :t a :Town ; rdfs:label "Nortwick" ; :located :u .
   :u a :Town ; rdfs:label "Braeholm" .`,
);

test.each([
  ["Whos the skipper of the Mew Gull?", ["Ida Strand"]],
  ["whos the skipper of the Mew Gull", ["Ida Strand"]],
  ["whats the skipper of the Mew Gull?", ["Ida Strand"]],
  ["wheres the Mew Gull?", ["Nortwick"]],
  ["Where’s the Mew Gull?", ["Nortwick"]],
  ["Where is the Mew Gull?", ["Nortwick"]],
  ["Which boats dont carry cars?", ["Little Auk"]],
  ["Which boats don’t carry cars?", ["Little Auk"]],
])("%s", async (question, answers) => {
  expect((await askAll([await world], question)).values).toEqual(answers);
});

test("a name is none of them", () => {
  const lowers = (text: string): readonly string[] => wordsOf(text).map(({ lower }) => lower);
  expect(lowers("who played for Whos")).toEqual(["who", "played", "for", "whos"]);
  expect(lowers("Whats up")).toEqual(["what", "is", "up"]);
  expect(lowers("those isnt")).toEqual(["those", "isn't"]);
});
