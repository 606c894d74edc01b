import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Barges that are dated by when they were launched and when they were broken up, trips, and one who has two dates. */
const CANAL = `
  @prefix : <urn:canal:> .
  :Barge rdfs:label "barge" . :Trip rdfs:label "trip" . :Skipper rdfs:label "skipper" . :Play rdfs:label "play" .
  :Well rdfs:label "well" .
  :launched rdfs:label "launch year" . :broken rdfs:label "year broken up" . :yard rdfs:label "builder" .
  :begins rdfs:label "start date" . :led rdfs:label "led by" . :born rdfs:label "date of birth" .
  :printed rdfs:label "publication date" . :inspected rdfs:label "inspection date" .
  :ann a :Skipper ; rdfs:label "Ann Pole" ; :born "1950-01-01"^^xsd:date .
  :ben a :Skipper ; rdfs:label "Ben Lock" ; :born "1940-01-01"^^xsd:date .
  :pell a :Skipper ; rdfs:label "Pell Quay" .
  :b1 a :Barge ; rdfs:label "Marigold" ; :launched "1890"^^xsd:gYear ; :broken "1940"^^xsd:gYear ; :yard :pell .
  :b2 a :Barge ; rdfs:label "Primrose" ; :launched "1901"^^xsd:gYear ; :broken "1930"^^xsd:gYear ; :yard :ann .
  :b3 a :Barge ; rdfs:label "Bluebell" ; :launched "1912"^^xsd:gYear ; :broken "1950"^^xsd:gYear ; :yard :pell .
  :t1 a :Trip ; rdfs:label "Spring Run" ; :begins "1990-03-01"^^xsd:date ; :led :ann .
  :t2 a :Trip ; rdfs:label "Summer Run" ; :begins "1991-07-01"^^xsd:date ; :led :ben .
  :t3 a :Trip ; rdfs:label "Autumn Run" ; :begins "1993-10-01"^^xsd:date ; :led :ann .
  :p1 a :Play ; rdfs:label "The Lock" ; :printed "1960-01-01"^^xsd:date .
  :w1 a :Well ; rdfs:label "North Well" ; :inspected "1999-01-01"^^xsd:date .
  :w2 a :Well ; rdfs:label "South Well" ; :inspected "2001-01-01"^^xsd:date .
`;
const canal = await graphOf("next-of-a-kind", CANAL);
const ask = async (question: string) => askAll([canal], question);
const asked = async (question: string): Promise<string> => {
  const { result, values } = await ask(question);
  return result.status === "ANSWERED" ? values.join() : result.status;
};

describe("what comes next, or first, of a kind", () => {
  test.each([
    ["Who led the next trip after the Spring Run?", "Ben Lock"],
    ["Who led the trip after the Summer Run?", "Ann Pole"],
    ["Who led the previous trip before the Autumn Run?", "Ben Lock"],
    ["What was the first trip after 1990?", "Summer Run"],
    ["Who led the last trip before 1993?", "Ben Lock"],
    ["What was the next barge after Marigold?", "Primrose"],
    ["Which barge came just before Bluebell?", "Primrose"],
    ["What was the next barge built by Pell Quay after Marigold?", "Bluebell"],
    ["What was the first barge?", "Marigold"],
    ["What is the oldest barge?", "Marigold"],
    ["Was Marigold the first barge built by Pell Quay?", "Yes"],
    ["Was Primrose the first barge?", "No"],
    ["Was Marigold Pell Quay's first barge?", "Yes"],
    ["Was Bluebell Pell Quay's first barge?", "No"],
  ])("%s %s", async (question, expected) => {
    expect(await asked(question)).toBe(expected);
  });

  test("tells that those of a series may be meant", async () => {
    const { result } = await ask("Who led the next trip after the Spring Run?");
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("those of a series");
  });

  test.each([
    // Of another kind, which has no such date.
    "Who led the next trip after Marigold?",
    "What was the next barge after the Spring Run?",
    // By when they were inspected, none is the first of its kind.
    "What was the first well?",
    "What was the next well after North Well?",
    // Any of those behind it.
    "Who led a trip after the Spring Run?",
  ])("is not told: %s", async (question) => {
    expect(await asked(question)).toBe("NOT_KNOWN");
  });
});

describe("what has a place may come behind another on the way", () => {
  const LINE = `
    @prefix : <urn:line:> .
    :Stop rdfs:label "stop" . :Town rdfs:label "town" . :in rdfs:label "located in" . :opened rdfs:label "opening date" .
    :t a :Town ; rdfs:label "Weirham" .
    :a a :Stop ; rdfs:label "Mill Stop" ; :in :t ; :opened "1901-01-01"^^xsd:date .
    :b a :Stop ; rdfs:label "Quay Stop" ; :in :t ; :opened "1908-01-01"^^xsd:date .
  `;
  test("unless it is asked in the past", async () => {
    const line = await graphOf("stops", LINE);
    const found = async (question: string) => (await askAll([line], question)).values;
    expect(await found("What is the next stop after Mill Stop?")).toEqual([]);
    expect(await found("What was the next stop after Mill Stop?")).toEqual(["Quay Stop"]);
    expect(await found("What was the first stop?")).toEqual(["Mill Stop"]);
  });
});
