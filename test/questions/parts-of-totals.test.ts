import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :River a rdfs:Class ; rdfs:label "river" . :County a rdfs:Class ; rdfs:label "county" . :Town a rdfs:Class ; rdfs:label "town" .
  :Hill a rdfs:Class ; rdfs:label "hill" .
  :in rdfs:label "located in" . :length rdfs:label "length (km)" . :area rdfs:label "area" . :inhabitants rdfs:label "population" .
  :height rdfs:label "height" .
  :nor a :County ; rdfs:label "Norland" ; :area 100 . :sou a :County ; rdfs:label "Sudland" ; :area 300 .
  :r1 a :River ; rdfs:label "Ashwater" ; :in :nor ; :length 10 . :r2 a :River ; rdfs:label "Bourne" ; :in :nor ; :length 20 .
  :r3 a :River ; rdfs:label "Cole" ; :in :sou ; :length 70 .
  :t1 a :Town ; rdfs:label "Arnby" ; :in :nor ; :inhabitants 1000 . :t2 a :Town ; rdfs:label "Belmow" ; :in :nor ; :inhabitants 3000 .
  :t3 a :Town ; rdfs:label "Corve" ; :in :sou ; :inhabitants 4000 . :t4 a :Town ; rdfs:label "Dunmere" ; :in :sou .
  :h1 a :Hill ; rdfs:label "Grey Tor" ; :in :nor ; :height 500 .
`);

describe("how much of an amount some make up", () => {
  test.each([
    ["What share of the total length do the rivers in Norland make up?", "30 percent"],
    ["What share of the total length of the rivers do the rivers in Norland make up?", "30 percent"],
    ["What percentage of the total length of all rivers do the rivers in Norland account for?", "30 percent"],
    ["What percentage of the total length of the rivers is the Bourne's?", "20 percent"],
    ["What percentage of the area of all counties is Norland's?", "25 percent"],
    ["What percentage of the area of the counties does Norland make up?", "25 percent"],
    ["What percentage of the total length of the rivers in Norland is that of the Bourne?", "66.7 percent"],
    ["What share of the total area of the counties does Sudland have?", "75 percent"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text, complete: true });
    expect(answer.reading).toMatch(/^how much of the total .* makes? up, in percent$/u);
  });

  test("may be another where of some no value is stated", async () => {
    const answer = await ask("What share of the total population of the towns do Arnby and Belmow have?");
    expect(answer, answer.explanation).toMatchObject({ text: "50 percent", complete: false });
    expect(answer.reading).toBe(
      "how much of the total population of towns Arnby and Belmow together make up, in percent",
    );
  });

  test.each([
    ["they are not among them", "What percentage of the total length of the rivers in Norland is the Cole's?"],
    ["none of them has such a value", "What percentage of the total area of the rivers is the Bourne's?"],
    ["they are of another kind", "What share of the total length of the rivers do the hills make up?"],
    ["the measure is of others", "What share of the total length do the towns make up?"],
    ["there is a mean only", "What share of the average length do the rivers in Norland make up?"],
    ["it is asked of one thing", "What percentage of the length of the Ashwater is Norland's?"],
    ["of it nothing is stated", "What share of the total population of the towns does Dunmere have?"],
    ["the measure is unknown", "What share of the total output do the rivers in Norland make up?"],
    ["a time is said", "What share of the total length do the rivers in Norland make up in 1990?"],
    ["it is denied", "What share of the total length do the rivers in Norland not make up?"],
    ["it says more", "What share of the total navigable length do the rivers in Norland make up?"],
    ["another part is asked for", "What share of the total length do most rivers in Norland make up?"],
    ["it is compared", "What share of the total length do the rivers in Norland make up more than in Sudland?"],
    ["nobody makes it up", "What share of the total length is there?"],
    ["a share of a share", "What share of the share of the total length do the rivers in Norland make up?"],
  ])("is not known where %s", async (_why, question) => {
    const answer = await ask(question);
    expect(answer.status, `${answer.text} ${answer.reading}`).toBe("NOT_KNOWN");
  });
});
