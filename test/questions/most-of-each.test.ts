import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

/** Of Sudland two towns have as many mills; of Westland no town has any that is stated. */
const ask = await openWorld(`
  :County a rdfs:Class ; rdfs:label "county" . :Town a rdfs:Class ; rdfs:label "town" . :Mill a rdfs:Class ; rdfs:label "mill" .
  :Mountain a rdfs:Class ; rdfs:label "mountain" . :Inn a rdfs:Class ; rdfs:label "inn" .
  :in rdfs:label "located in" . :height rdfs:label "height (m)" .
  :nor a :County ; rdfs:label "Norland" . :sou a :County ; rdfs:label "Sudland" . :wes a :County ; rdfs:label "Westland" .
  :a a :Town ; rdfs:label "Arnby" ; :in :nor . :b a :Town ; rdfs:label "Belmow" ; :in :nor . :c a :Town ; rdfs:label "Corve" ; :in :sou .
  :d a :Town ; rdfs:label "Dunmere" ; :in :sou . :e a :Town ; rdfs:label "Eldham" ; :in :wes .
  :m1 a :Mill ; rdfs:label "Ash Mill" ; :in :a . :m2 a :Mill ; rdfs:label "Birch Mill" ; :in :a . :m3 a :Mill ; rdfs:label "Elm Mill" ; :in :b .
  :m4 a :Mill ; rdfs:label "Fir Mill" ; :in :c . :m5 a :Mill ; rdfs:label "Oak Mill" ; :in :d .
  :t1 a :Mountain ; rdfs:label "Grey Tor" ; :in :nor ; :height 400 . :t2 a :Mountain ; rdfs:label "Red Tor" ; :in :nor ; :height 500 .
  :t3 a :Mountain ; rdfs:label "Black Tor" ; :in :sou ; :height 700 .
`);

describe("of each, which has the most", () => {
  test.each([
    ["Which town has the most mills in each county?", "Norland: Arnby; Sudland: Corve, Dunmere"],
    ["Which town has the most mills in every county?", "Norland: Arnby; Sudland: Corve, Dunmere"],
    ["What is the highest mountain in each county?", "Norland: Red Tor; Sudland: Black Tor"],
    ["Which mountain in each county is the highest?", "Norland: Red Tor; Sudland: Black Tor"],
  ])("%s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
    expect(answer.values[0]?.of).toMatchObject({ label: "Norland" });
  });

  test("is read as that", async () => {
    const { reading } = await ask("Which town has the most mills in each county?");
    expect(reading).toBe(
      "the one that has the most mills located in it among the towns located in counties, for each county",
    );
  });

  test.each([
    "Which town has the most inns in each county?",
    "Which town has the most mills in each valley?",
    "Which town has the fewest mills in each county?",
    "Which town has at least two mills in each county?",
    "Which town has the most old mills in each county?",
    "Which town has the most mills in each county of Norland?",
    "Which town in each county has the most mills in each county?",
    "Which town has not the most mills in each county?",
    "Which town has the most mills in each county but Norland?",
    "Which town has the most mills in each other county?",
    "Which town had the most mills in each county in 1900?",
    "Which inn has the most mills in each county?",
    "Which town has the second most mills in each county?",
  ])("is not known: %s", async (question) => {
    const answer = await ask(question);
    expect(answer.status, `${answer.text} ${answer.reading}`).toBe("NOT_KNOWN");
  });
});

test.each([
  ["Which town has the most mills?", "Arnby"],
  ["Which county has the most towns?", "Norland, Sudland"],
])("of all together, as before: %s", async (question, text) => {
  expect(await ask(question)).toMatchObject({ status: "ANSWERED", text });
});
