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

describe("what is first of each of several things", () => {
  test.each([
    ["What is the tallest mill of each valley?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["What is the tallest mill in each valley?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["Which is the shortest mill in every valley?", "Sornthal: Dunlin Mill; Ulvdal: Egret Mill"],
    ["What are the tallest mills of each valley?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["What is the tallest mill per valley?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["Which mill is the tallest in each valley?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["Which mill in each valley is the tallest?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["For each valley, what is the tallest mill?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["For each valley, what is its tallest mill?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["What is the oldest mill of every miller?", "Otto Varr: Dunlin Mill; Pia Lund: Egret Mill"],
    ["the newest mill of each miller", "Otto Varr: Dunlin Mill; Pia Lund: Crake Mill"],
    ["each miller's oldest mill", "Otto Varr: Dunlin Mill; Pia Lund: Egret Mill"],
    ["Which is the second oldest mill of each miller?", "Pia Lund: Crake Mill"],
    ["Who is the miller of the tallest mill of each valley?", "Crake Mill: Pia Lund; Egret Mill: Pia Lund"],
    ["How high is the tallest mill in each valley?", "Crake Mill: 21 metres; Egret Mill: 17 metres"],
  ])("is told with its thing: %s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });

  test("names of whom there is none of the rank", async () => {
    const { explanation, complete } = await ask("Which is the second oldest mill of each miller?");
    expect(explanation).toContain("1 more has none of that rank");
    expect(complete).toBe(false);
  });

  test.each([
    "What is the tallest mill of each valley and each miller?",
    "Which valley of each miller has the tallest mill?",
    "What is the tallest mill of each ridge?",
  ])("and nothing else where it can not be told: %s", async (question) => {
    const answer = await ask(question);
    expect(answer.status, answer.explanation).toBe("NOT_KNOWN");
  });

  test.each([
    ["What is the height of each mill?", "Crake Mill: 21 metres; Dunlin Mill: 14 metres; Egret Mill: 17 metres"],
    ["What is the largest mill of each valley?", "Sornthal: Crake Mill; Ulvdal: Egret Mill"],
    ["Who is the miller of the tallest mill?", "Pia Lund"],
  ])("is not what a relation says, nor is there one without each: %s", async (question, text) => {
    const answer = await ask(question);
    expect(answer, answer.explanation).toMatchObject({ status: "ANSWERED", text });
  });
});
