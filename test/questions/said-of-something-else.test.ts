import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Clubs, polls and reports, by numbers, dates and places that are those of something else. */
const REGISTER = graphOf(
  "said-of-something-else",
  `
@prefix : <urn:else:> .
:Club rdfs:label "club" . :Member rdfs:label "member" . :Town rdfs:label "town" . :Poll rdfs:label "poll" .
:Claim rdfs:label "claim" . :Arrest rdfs:label "arrest record" . :Adoption rdfs:label "adoption record" . :Boat rdfs:label "boat" .
:perBoat rdfs:label "members per boat" . :of rdfs:label "member of" . :no rdfs:label "votes no" . :yes rdfs:label "votes yes" .
:day rdfs:label "date of accident" . :rank rdfs:label "rank" . :built rdfs:label "year built" . :builder rdfs:label "builder" .
:concerns rdfs:label "concerns" . :made rdfs:label "made by" . :filed rdfs:label "filed at" . :lift rdfs:label "lift" . :cafe rdfs:label "café" .
:adopter rdfs:label "adopter" . :by rdfs:label "carried out by" . :price rdfs:label "price per sack" . :price2 rdfs:label "price per pound" .
:born rdfs:label "date of birth" . :flown rdfs:label "flown by" . :boat rdfs:label "boat" . :owned rdfs:label "owned by" . :Trip rdfs:label "trip" .
:orsk a :Town ; rdfs:label "Orsk" .
:holm a :Club ; rdfs:label "Holm Club" ; :perBoat 4 ; :rank 1 ; :lift true ; :cafe false ; :price 90 ; :price2 5 .
:tarn a :Club ; rdfs:label "Tarn Club" ; :perBoat 2 ; :rank 3 ; :lift true ; :cafe true ; :price 95 ; :price2 4 .
:ada a :Member ; rdfs:label "Ada Fenn" ; :of :tarn ; :born "1990"^^xsd:gYear . :milo a :Member ; rdfs:label "Milo Tern" ; :of :tarn ; :born "1960"^^xsd:gYear .
:bridge a :Poll ; rdfs:label "Bridge Poll" ; :no 41 ; :yes 90 .
:seven a :Claim ; rdfs:label "Claim Seven" ; :day "1950-02-02"^^xsd:date .
[] a :Arrest ; :concerns :ada ; :made :milo ; :filed :orsk . [] a :Adoption ; :concerns :auk ; :by :milo ; :adopter :ada .
:auk a :Boat ; rdfs:label "Auk" ; :built 1900 ; :builder :ada ; :owned :milo . :tern a :Boat ; rdfs:label "Tern" ; :built 1950 ; :builder :milo ; :owned :ada .
[] a :Trip ; :flown :ada ; :boat :auk .
:Field rdfs:label "discipline" ; <http://www.w3.org/2004/02/skos/core#altLabel> "school subject" . :for rdfs:label "for discipline" .
:book rdfs:label "Knots and Bends" ; :for :ropes . :ropes a :Field ; rdfs:label "ropework" .
:Mend rdfs:label "mending" . :mended rdfs:label "boat mended" . [] a :Mend ; :mended :auk ; :by :ada .
:Repair rdfs:label "repair" . :repairOf rdfs:label "repair of" . :part rdfs:label "part repaired" . :on rdfs:label "done on" . :at rdfs:label "done at" .
:shut rdfs:label "out of use" . :closed rdfs:label "not open to visitors" . :auk :shut true ; :closed true . :tern :shut false ; :closed false .
:r1 a :Repair ; rdfs:label "Repair of Auk" ; :repairOf :auk ; :part "mast" ; :at :orsk ; :on "2020-01-02"^^xsd:date .
`,
);

const values = async (question: string): Promise<readonly string[]> =>
  [...(await askAll([await REGISTER], question)).values].sort();

describe("what is said of something else is not what is asked", () => {
  test.each([
    ["a rate is no number", "How many votes were there in the Bridge Poll?"],
    ["an accident's day is no day of a claim", "When was Claim Seven?"],
    ["where a record is filed is not where it happened", "Where was Ada Fenn arrested?"],
    ["who wrote a record did not do it", "Who arrested Ada Fenn?"],
    ["the first rank is the best", "Is Holm Club's rank higher than Tarn Club's?"],
    ["nor is a price of one kind that of another", "Is the price of Holm Club higher than that of Tarn Club?"],
    ["who carried it out did not adopt it", "How many boats has Milo Tern adopted?"],
    ["what somebody was on is not theirs", "Who built Ada Fenn's trips?"],
    ["out of use is not in use", "Is Auk in use?"],
    ["nor is what is not open open", "Is Auk open to visitors?"],
    ["a deed is not done to itself", "What was repaired on Auk?"],
    ["a subject is no place, though taught at school", "Where is Knots and Bends?"],
  ])("%s: %s", async (_, question) => {
    expect({ question, values: await values(question) }).toEqual({ question, values: [] });
  });

  test.each<[string, readonly string[]]>([
    // By who they are, and not by when the boats were built.
    ["Is the builder of Auk older than that of Tern?", []],
    ["How many members has Tarn Club?", ["2"]],
    ["Which club has the most members?", ["Tarn Club"]],
    ["Who adopted Auk?", ["Ada Fenn"]],
    ["Is Auk out of use?", ["Yes"]],
    ["Which part of Auk was repaired?", ["mast"]],
    ["Which clubs do not have both a lift and a café?", []],
    ["Which clubs have both a lift and a café?", ["Tarn Club"]],
    ["Which are Ada Fenn's boats?", []],
    ["Which boats does Ada Fenn own?", ["Tern"]],
    ["Which boats did Ada Fenn mend?", ["Auk"]],
    ["Ada Fenn's boats?", []],
  ])("%s", async (question, answers) => {
    expect({ question, values: await values(question) }).toEqual({ question, values: answers });
  });
});
