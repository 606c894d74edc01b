import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Who wrote a play did not direct it, be it that nobody says who did. */
const asked = await openWorld(`
  :Play a rdfs:Class ; rdfs:label "play" . :Person a rdfs:Class ; rdfs:label "person" .
  :author a rdf:Property ; rdfs:label "author" . :director a rdf:Property ; rdfs:label "director" .
  :composer a rdf:Property ; rdfs:label "composer" . :minutes a rdf:Property ; rdfs:label "duration" .
  :span a rdf:Property ; rdfs:label "length" .
  :gale a :Play ; rdfs:label "The Gale" ; :author :ada ; :minutes 90 . :reef a :Play ; rdfs:label "The Reef" ; :director :bo .
  :mole a :Play ; rdfs:label "The Mole" ; :composer :cy ; :author :ada . :boat a :Boat ; rdfs:label "Teal" ; :span 9 .
  :Boat a rdfs:Class ; rdfs:label "boat" . :tern a :Play ; rdfs:label "The Tern" ; :composer :cy .
  :ada a :Person ; rdfs:label "Ada Vell" . :bo a :Person ; rdfs:label "Bo Carr" . :cy a :Person ; rdfs:label "Cy Holm" .
`);

describe("words that are the name of a relation mean no other that is only like it", () => {
  test.each([
    ["Who is the director of The Gale?", "director"],
    ["Who is the composer of The Gale?", "composer"],
    ["Who is the author of The Tern?", "author"],
  ])("%s", async (question, relation) => {
    for (const strategy of ["QUERY", "FUSION"]) {
      const answer = await asked(question, strategy);
      expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN", values: [] });
      expect(answer.explanation).toContain(relation);
    }
  });

  test.each([
    ["Who is the director of The Reef?", "Bo Carr"],
    ["Who is the author of The Gale?", "Ada Vell"],
    // Of the measures that a word may be the name of, another is meant.
    ["How long is The Gale?", "90"],
    ["How long is Teal?", "9"],
  ])("what is stated is told: %s", async (question, text) => {
    expect(await asked(question)).toMatchObject({ status: "ANSWERED", text, complete: true });
  });
});
