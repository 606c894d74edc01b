import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Puppeteers in shows, each of which has one carver; what is one's own is done in nobody's company. */
const asked = await openWorld(`
  :Show a rdfs:Class ; rdfs:label "show" . :Person a rdfs:Class ; rdfs:label "person" .
  :player a rdf:Property ; rdfs:label "player" ; skos:altLabel "star", "played by" ; rdfs:domain :Show ; rdfs:range :Person .
  :star a rdf:Property ; rdfs:label "guiding star" ; skos:altLabel "star" ; rdfs:domain :Person ; rdfs:range :Star .
  :Star a rdfs:Class ; rdfs:label "heavenly body" .
  :ada a :Person ; rdfs:label "Ada Finch" ; :star :vega . :bo a :Person ; rdfs:label "Bo Reed" ; :star :deneb .
  :cy a :Person ; rdfs:label "Cy Marsh" . :di a :Person ; rdfs:label "Di Holt" .
  :vega a :Star ; rdfs:label "Vega" . :deneb a :Star ; rdfs:label "Deneb" .
  :storm a :Show ; rdfs:label "Storm Night" ; :player :ada, :bo .
  :cold a :Show ; rdfs:label "Cold Harbour" ; :player :bo, :cy .
  :lone a :Show ; rdfs:label "Lone Oak" ; :player :di .
`);

describe("who does something in somebody's company is a person, and never what they did", () => {
  test.each([
    ["Who is the co-star of Ada Finch?", "Bo Reed"],
    ["Who was a co-star of Bo Reed?", "Ada Finch, Cy Marsh"],
    ["Who was Bo Reed's co-star?", "Ada Finch, Cy Marsh"],
    ["Who was Bo Reed a co-star of?", "Ada Finch, Cy Marsh"],
    ["Ada Finch was the co-star of who?", "Bo Reed"],
    ["Ada Finch was a co-star of whom?", "Bo Reed"],
    ["Who was a co-star of Bo Reed in Cold Harbour?", "Cy Marsh"],
  ])("%s", async (question, text) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ text, status: "ANSWERED" });
  });

  test.each([
    "Who is the co-star of Di Holt?",
    "Di Holt was the co-star of who?",
    "Is Di Holt a co-star of Ada Finch?",
  ])("%s: nobody that is known", async (question) => {
    const answer = await asked(question);
    expect(answer, answer.explanation).toMatchObject({ status: "NOT_KNOWN" });
  });
});
