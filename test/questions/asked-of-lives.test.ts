import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** People of two villages, in a graph without classes that has a noun for all that it tells of them. */
const graph = graphOf(
  "asked-of-lives",
  `@prefix : <urn:lives:> .
   :child rdfs:label "child" . :cause rdfs:label "cause of death" . :nation rdfs:label "nationality" . :born rdfs:label "place of birth" .
   :trade rdfs:label "profession" . :at rdfs:label "location" . :school rdfs:label "institution" . :faith rdfs:label "religion" .
   :odo rdfs:label "Odo Brack" ; :child :tam ; :cause :flood ; :trade :smith ; :at :velm ; :school :lodge ; :faith :sun .
   :tam rdfs:label "Tam Brack" ; :cause :fever ; :nation :norr ; :trade :cook ; :at :skarn ; :school :hall ; :faith :moon .
   :ida rdfs:label "Ida Moss" ; :child :odo ; :born :velm ; :nation :norr .
   :fever rdfs:label "fever" . :flood rdfs:label "flood" . :norr rdfs:label "Norrland" . :smith rdfs:label "smith" . :cook rdfs:label "cook" .
   :velm rdfs:label "Velm" . :skarn rdfs:label "Skarn" . :lodge rdfs:label "Velm Lodge" . :hall rdfs:label "Skarn Hall" .
   :sun rdfs:label "Sun Way" . :moon rdfs:label "Moon Way" .`,
);

async function answers(question: string): Promise<readonly string[]> {
  return (await askAll([await graph], question)).values;
}

describe("what is asked of a life is read as the noun that the graph has for it", () => {
  test.each([
    ["How did Odo Brack's child die?", ["fever"]],
    ["how Odo Brack's child died", ["fever"]],
    ["What killed Odo Brack?", ["flood"]],
    ["What caused Tam Brack's death?", ["fever"]],
    ["What is the reason of Odo Brack's child's death?", ["fever"]],
    ["Where is Odo Brack's child staying?", ["Skarn"]],
    ["What is the address of the child of Odo Brack?", ["Skarn"]],
    ["Where does Odo Brack's child work?", ["Skarn Hall"]],
    ["The organization of the child of Odo Brack", ["Skarn Hall"]],
    ["What is the religious belief of Odo Brack's child?", ["Moon Way"]],
    ["What line of business is Odo Brack's child in?", ["cook"]],
    ["Where does Odo Brack's child come from?", ["Norrland"]],
    // Where somebody was born is said by "come from" before what nation he is of.
    ["Where does Ida Moss come from?", ["Velm"]],
  ])("%s", async (question, expected) => {
    expect(await answers(question)).toEqual(expected);
  });

  test.each(["How many children of Odo Brack died?", "Who killed Odo Brack?", "What did Odo Brack kill?"])(
    "something else: %s",
    async (question) => {
      expect(await answers(question)).not.toContain("flood");
      expect(await answers(question)).not.toContain("fever");
    },
  );
});
