import { describe, expect, test } from "vitest";
import { openWorld } from "./own-world.ts";

const ask = await openWorld(`
  :Valley a rdfs:Class ; rdfs:label "valley" . :Mill a rdfs:Class ; rdfs:label "mill" . :Miller a rdfs:Class ; rdfs:label "miller" .
  :in rdfs:label "stands in" . :height rdfs:label "height (m)" . :miller rdfs:label "miller" . :year rdfs:label "year of construction" .
  :largest rdfs:label "largest mill" .
  :sorn a :Valley ; rdfs:label "Sornthal" ; :largest :m1 . :ulm a :Valley ; rdfs:label "Ulvdal" ; :largest :m3 .
  :m1 a :Mill ; rdfs:label "Crake Mill" ; :in :sorn ; :height 21 ; :miller :pia ; :year "1790"^^xsd:gYear .
  :m2 a :Mill ; rdfs:label "Dunlin Mill" ; :in :sorn ; :height 14 ; :miller :ott ; :year "1820"^^xsd:gYear .
  :m3 a :Mill ; rdfs:label "Egret Mill" ; :in :ulm ; :height 17 ; :miller :pia ; :year "1755"^^xsd:gYear .
  :pia a :Miller ; rdfs:label "Pia Lund" . :ott a :Miller ; rdfs:label "Otto Varr" .
`);

describe("what is first of each of several things is not what is first of all", () => {
  test.each([
    "What is the tallest mill of each valley?",
    "What is the tallest mill in each valley?",
    "What is the oldest mill of every miller?",
    "Which is the second oldest mill of each miller?",
    "What are the tallest mills of each valley?",
    "What is the first mill of each miller?",
    "Who is the miller of the tallest mill of each valley?",
    "each miller's oldest mill",
    "For each valley, what is the tallest mill?",
  ])("%s", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });

  test.each([
    ["What is the height of each mill?", "Crake Mill: 21 metres; Dunlin Mill: 14 metres; Egret Mill: 17 metres"],
    ["What is the largest mill of each valley?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["Who is the miller of the tallest mill?", "Pia Lund"],
  ])("unless a relation says so, or there is no each: %s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });
});
