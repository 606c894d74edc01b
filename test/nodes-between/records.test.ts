import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/**
 * A lost property office: what was handed out and what was mended stands in records that have names, or none, called
 * after the deed; and who works there in records that have ends.
 */
const OFFICE = graphOf(
  "lost-property",
  `
@prefix : <urn:lost:> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
:Find rdfs:label "find" . :Clerk rdfs:label "clerk" . :Room rdfs:label "room" . :Release rdfs:label "release record" .
:Repair rdfs:label "repair log" . :Post rdfs:label "post record" . :Rank rdfs:label "rank" .
:concerns rdfs:label "concerns" . :by rdfs:label "carried out by" . :at rdfs:label "released at" . :dated rdfs:label "dated" .
:holder rdfs:label "held by" . :rank rdfs:label "office" . :placed rdfs:label "exercised at" . :pay rdfs:label "monthly pay (marks)" .
:start rdfs:label "with effect from" . :end rdfs:label "up to" .
:hat a :Find ; rdfs:label "Green Hat" . :key a :Find ; rdfs:label "Old Key" . :cup a :Find ; rdfs:label "Tin Cup" .
:ada a :Clerk ; rdfs:label "Ada Fenn" . :milo a :Clerk ; rdfs:label "Milo Tern" .
:hall a :Room ; rdfs:label "North Hall" . :yard a :Room ; rdfs:label "Back Yard" .
:r1 a :Release ; rdfs:label "Release of Green Hat" ; :concerns :hat ; :by :ada ; :at :hall ; :dated "2021-03-04"^^xsd:date .
:r2 a :Release ; rdfs:label "Release of Old Key" ; :concerns :key ; :by :milo ; :at :yard ; :dated "2022-05-06"^^xsd:date .
[] a :Repair ; :concerns :cup ; :by :ada ; :dated "2020-01-02"^^xsd:date .
:clerk a :Rank ; rdfs:label "senior clerk" . :boy a :Rank ; rdfs:label "errand boy" .
[] a :Post ; :holder :milo ; :rank :boy ; :pay 200 ; :start "2001"^^xsd:gYear ; :end "2009"^^xsd:gYear .
[] a :Post ; :holder :milo ; :rank :clerk ; :placed :hall ; :pay 900 ; :start "2010"^^xsd:gYear .
[] a :Post ; :holder :ada ; :rank :boy ; :pay 210 ; :start "2003"^^xsd:gYear ; :end "2008"^^xsd:gYear .
`,
);

const asked = async (question: string): Promise<{ readonly question: string; readonly values: readonly string[] }> => ({
  question,
  values: [...(await askAll([await OFFICE], question)).values].sort(),
});

describe("records that are called after a deed tell who did it, where and when", () => {
  test.each<[string, readonly string[]]>([
    ["Who released Green Hat?", ["Ada Fenn"]],
    ["What did Milo Tern release?", ["Old Key"]],
    ["What was released by Milo Tern?", ["Old Key"]],
    ["When was Old Key released?", ["6 May 2022"]],
    ["Where was Old Key released?", ["Back Yard"]],
    ["Where did Ada Fenn release Green Hat?", ["North Hall"]],
    ["Who repaired Tin Cup?", ["Ada Fenn"]],
    ["How many finds has Ada Fenn released?", ["1"]],
  ])("%s", async (question, values) => {
    expect(await asked(question)).toEqual({ question, values });
  });

  test.each([
    "Who released Milo Tern?",
    "Where was Milo Tern released?",
    "When was Ada Fenn repaired?",
    "Where is Old Key?",
  ])("and nothing the other way round: %s", async (question) => {
    expect(await asked(question)).toEqual({ question, values: [] });
  });
});

describe("what a record bears is told of the one that holds now", () => {
  test.each<[string, readonly string[]]>([
    ["What is the monthly pay of Milo Tern?", ["900"]],
    ["What is Milo Tern's monthly pay?", ["900"]],
    ["What was the monthly pay of Milo Tern as errand boy?", ["200"]],
    ["What is the monthly pay of Ada Fenn?", []],
    ["What is Milo Tern now?", ["senior clerk"]],
    // No office is what a room is.
    ["What is North Hall now?", []],
  ])("%s", async (question, values) => {
    expect(await asked(question)).toEqual({ question, values });
  });
});
