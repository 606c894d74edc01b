import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Lamp a rdfs:Class ; rdfs:label "lamp" . :Ship a rdfs:Class ; rdfs:label "ship" .
  :metal rdfs:label "material" . :stamp rdfs:label "stamp" . :port rdfs:label "home port" . :on rdfs:label "hung aboard" .
  :a a :Lamp ; rdfs:label "Long Light" ; :metal "brass" ; :stamp "AB and a crow" ; :on :elk .
  :b a :Lamp ; rdfs:label "Low Light" ; :metal "brass" ; :stamp "AB and a crow" ; :on :hind .
  :c a :Lamp ; rdfs:label "Stern Light" ; :metal "tin on oak" ; :stamp "plain" ; :on :elk .
  :d a :Lamp ; rdfs:label "Bow Light" ; :metal "tin on oak" ; :stamp "plain" ; :on :hind .
  :elk a :Ship ; rdfs:label "Elk" ; :port "Crake" . :hind a :Ship ; rdfs:label "Hind" ; :port "Crake" .
`);

const answer = async (question: string): Promise<string> => {
  const { status, values } = await ask(question);
  if (status !== "ANSWERED") return "";
  return values
    .map(({ label }) => label)
    .sort()
    .join(", ");
};

describe("what is stated as a material is said by “of”", () => {
  test.each([
    ["Which lamps are made of brass?", "Long Light, Low Light"],
    ["Which lamps of brass are hung aboard the Elk?", "Long Light"],
    ["Which lamps of tin on oak are hung aboard the Hind?", "Bow Light"],
    ["How many lamps of brass are hung aboard the Hind?", "1"],
    ["Which lamps of brass have the stamp AB and a crow?", "Long Light, Low Light"],
    ["Aboard which ship is the lamp of tin on oak hung whose stamp is AB and a crow?", ""],
  ])("%s", async (question, expected) => expect(await answer(question)).toBe(expected));
});

describe("nothing else is", () => {
  test.each([
    "Which lamps are made of glass?",
    "Which lamps of Crake are hung aboard the Elk?",
    "Which lamps of plain are hung aboard the Elk?",
    "Which ships are made of brass?",
    "Which lamps of brass are sold aboard the Elk?",
    "Which lamps are made by brass?",
  ])("%s", async (question) => expect(await answer(question)).toBe(""));
});
