import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Regattas that are rowed year by year, a league with seasons of which no date but a number tells, and matches. */
const world = graphOf(
  "regattas",
  `@prefix : <urn:regattas:> . @prefix rdfs: <http://www.w3.org/2000/01/rdf-schema#> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
   :Regatta rdfs:label "regatta" . :Edition rdfs:label "regatta edition" . :Club rdfs:label "club" . :Town rdfs:label "town" .
   :League rdfs:label "league" . :Season rdfs:label "season" . :Match rdfs:label "match" . :Person rdfs:label "person" .
   :editionOf rdfs:label "edition of" . :won rdfs:label "winner" . :rowed rdfs:label "held in" . :on rdfs:label "date" .
   :boats rdfs:label "number of boats" . :founder rdfs:label "founded by" . :league rdfs:label "league" . :year rdfs:label "year" .
   :champion rdfs:label "champion" . :season rdfs:label "season" . :played rdfs:label "date" . :referee rdfs:label "referee" .
   :pike a :Regatta ; rdfs:label "Pike Cup" ; :founder :ane . :eel a :Regatta ; rdfs:label "Eel Cup" ; :founder :ole .
   :p1 a :Edition ; rdfs:label "Pike Cup 1951" ; :editionOf :pike ; :won :tarn ; :rowed :ull ; :on "1951-06-02"^^xsd:date ; :boats 8 .
   :p2 a :Edition ; rdfs:label "Pike Cup 1952" ; :editionOf :pike ; :won :wend ; :rowed :osk ; :on "1952-06-09"^^xsd:date ; :boats 12 .
   :p3 a :Edition ; rdfs:label "Pike Cup 1954" ; :editionOf :pike ; :won :wend ; :rowed :ull ; :on "1954-06-05"^^xsd:date ; :boats 10 .
   :e1 a :Edition ; rdfs:label "Eel Cup 1952" ; :editionOf :eel ; :won :tarn ; :rowed :osk ; :on "1952-08-02"^^xsd:date ; :boats 20 .
   :e2 a :Edition ; rdfs:label "Eel Cup 1953" ; :editionOf :eel ; :won :tarn ; :rowed :ull ; :on "1953-08-01"^^xsd:date ; :boats 21 .
   :tarn a :Club ; rdfs:label "Tarn Oars" . :wend a :Club ; rdfs:label "Wend Oars" . :ull a :Town ; rdfs:label "Ullby" . :osk a :Town ; rdfs:label "Oskham" .
   :ane a :Person ; rdfs:label "Ane Rill" . :ole a :Person ; rdfs:label "Ole Bratt" .
   :reed a :League ; rdfs:label "Reed League" . :s1 a :Season ; rdfs:label "Reed 1" ; :league :reed ; :year 1960 ; :champion :tarn .
   :s2 a :Season ; rdfs:label "Reed 2" ; :league :reed ; :year 1961 ; :champion :wend .
   :m1 a :Match ; rdfs:label "Match 1" ; :season :s1 ; :played "1960-03-01"^^xsd:date ; :referee :ane .
   :m2 a :Match ; rdfs:label "Match 2" ; :season :s1 ; :played "1960-04-01"^^xsd:date ; :referee :ole .`,
);
const ask = async (question: string) => askAll([await world], question);

describe("what takes place again and again", () => {
  test.each<[string, readonly string[]]>([
    ["Who won the Pike Cup in 1952?", ["Wend Oars"]],
    ["Who won the 1951 Pike Cup?", ["Tarn Oars"]],
    ["where was the Pike Cup held in 1954", ["Ullby"]],
    ["Who won the Pike Cup before 1952?", ["Tarn Oars"]],
    ["Who won the Pike Cup?", ["Tarn Oars", "Wend Oars", "Wend Oars"]],
    ["Who won the first Pike Cup?", ["Tarn Oars"]],
    ["Who was the second winner of the Pike Cup?", ["Wend Oars"]],
    ["Who won the most recent Eel Cup?", ["Tarn Oars"]],
    ["Which Pike Cup had the most boats?", ["Pike Cup 1952"]],
    ["When did Wend Oars win the Pike Cup?", ["9 June 1952", "5 June 1954"]],
    ["When was the Pike Cup held in Oskham?", ["9 June 1952"]],
    ["When was the last Pike Cup?", ["5 June 1954"]],
    ["How often has Wend Oars won the Pike Cup?", ["2"]],
    ["How many times did Tarn Oars win the Pike Cup?", ["1"]],
    ["Who won the Pike Cup most often?", ["Wend Oars"]],
    ["Who won the Pike Cup more than once?", ["Wend Oars"]],
    ["Which clubs won the Pike Cup only once?", ["Tarn Oars"]],
    ["Who won the Eel Cup twice?", ["Tarn Oars"]],
    ["How many boats did the Pike Cup have in 1952?", ["12"]],
    ["What is the total number of boats of the Pike Cup?", ["30"]],
    ["Did Wend Oars win the Pike Cup?", ["Yes"]],
    ["Was the Pike Cup ever held in Oskham?", ["Yes"]],
    ["Who founded the Pike Cup?", ["Ane Rill"]],
    ["Who was the champion of the Reed League in 1961?", ["Wend Oars"]],
  ])("is asked about by its times: %s", async (question, answer) => {
    const { values, result } = await ask(question);
    expect([...values].sort()).toEqual([...answer].sort());
    if (!question.includes("founded")) expect(result.explanation).toMatch(/editions|“season”/);
  });

  test.each([
    "Who won the Pike Cup in 1953?",
    "Who won the fourth Pike Cup?",
    "Who lost the Pike Cup?",
    "Who nearly won the Pike Cup in 1952?",
    "Who won every Pike Cup?",
    "Who won the Pike Cup for the first time in 1954?",
    "Who won the last Pike Cup but one?",
    "Who won the Pike Cup twice in a row?",
    "Who won the next Pike Cup?",
    "How much did the Pike Cup cost?",
    "Who won the Pike Cup with more than 30 boats?",
    "Did Wend Oars win the Eel Cup?",
    "Who founded the Pike Cup in 1952?",
  ])("is not asked about by others, or by half of what is said: %s", async (question) => {
    const { values, result } = await ask(question);
    expect(result.status === "ANSWERED" ? values : []).toSatisfy((told: readonly string[]) =>
      told.every((each) => each === "No"),
    );
  });

  test("is told of each time where none is said", async () => {
    const { result } = await ask("Who won the Pike Cup?");
    const told = result.values.map(({ node }) => `${node.of?.label}: ${node.label}`);
    expect(told.sort()).toEqual(["Pike Cup 1951: Tarn Oars", "Pike Cup 1952: Wend Oars", "Pike Cup 1954: Wend Oars"]);
  });

  test("is no match of a season, which is another thing than a season", async () => {
    expect((await ask("Who was the referee of Reed 1?")).result.status).not.toBe("ANSWERED");
  });

  test("is itself where it is asked what it is", async () => {
    expect((await ask("What is the Pike Cup?")).values).toEqual(["regatta"]);
  });
});
