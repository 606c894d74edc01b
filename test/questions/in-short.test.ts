import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Night schools, their courses and the mishaps of their workshops, by names as registers have them. */
const SCHOOLS = graphOf(
  "night-schools",
  `
@prefix : <urn:night:> . @prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
:k1 a rdfs:Class ; rdfs:label "night school" . :k2 a rdfs:Class ; rdfs:label "course" .
:k3 a rdfs:Class ; rdfs:label "mishap" . :k4 a rdfs:Class ; rdfs:label "pupil" . :k5 a rdfs:Class ; rdfs:label "town" .
:r1 a rdf:Property ; rdfs:label "pupils on roll" . :r2 a rdf:Property ; rdfs:label "enrolled at" .
:r3 a rdf:Property ; rdfs:label "founded" . :r4 a rdf:Property ; rdfs:label "fee per term (marks)" .
:r5 a rdf:Property ; rdfs:label "register no." . :r6 a rdf:Property ; rdfs:label "day of occurrence" .
:r7 a rdf:Property ; rdfs:label "stands in" . :r8 a rdf:Property ; rdfs:label "taught at" .
:r9 a rdf:Property ; rdfs:label "reading room" . :ra a rdf:Property ; rdfs:label "lift" .
:rb a rdf:Property ; rdfs:label "altitude (m above sea)" . :rc a rdf:Property ; rdfs:label "weight lifted (kg)" .
:t1 a :k5 ; rdfs:label "Orsk" . :t2 a :k5 ; rdfs:label "Vell" .
:s1 a :k1 ; rdfs:label "Lantern School" ; :r1 120 ; :r3 "1901"^^xsd:gYear ; :r5 "N-7" ; :r7 :t1 ; :r9 true ; :ra true ; :rb 1200 ; :rc 90 .
:s2 a :k1 ; rdfs:label "Quay School" ; :r1 300 ; :r3 "1950"^^xsd:gYear ; :r5 "N-8" ; :r7 :t2 ; :r9 true ; :ra false ; :rb 40 ; :rc 140 .
:s3 a :k1 ; rdfs:label "Mill School" ; :r1 80 ; :r3 "1920"^^xsd:gYear ; :r5 "N-9" ; :r7 :t1 ; :r9 false ; :ra true ; :rb 900 ; :rc 60 .
:c1 a :k2 ; rdfs:label "Bookbinding" ; :r4 30 ; :r8 :s1 . :c2 a :k2 ; rdfs:label "Bee Lore" ; :r4 45 ; :r8 :s2 .
:m1 a :k3 ; rdfs:label "Great Spill" ; :r6 "1931-04-05"^^xsd:date . :m2 a :k3 ; rdfs:label "Small Fire" ; :r6 "1961-07-01"^^xsd:date .
:p1 a :k4 ; rdfs:label "Ada Fenn" ; :r2 :s3 . :p2 a :k4 ; rdfs:label "Milo Tern" ; :r2 :s3 . :p3 a :k4 ; rdfs:label "Ines Roe" ; :r2 :s2 .
`,
);

const asked = async (question: string): Promise<{ readonly question: string; readonly values: readonly string[] }> => ({
  question,
  values: [...(await askAll([await SCHOOLS], question)).values].sort(),
});

const ALL = ["Lantern School", "Mill School", "Quay School"];

describe("all of a kind, asked for in short", () => {
  test.each<[string, readonly string[]]>([
    ["list of all night schools", ALL],
    ["a list of the night schools in Orsk", ["Lantern School", "Mill School"]],
    ["names of all the night schools you have", ALL],
    ["number of night schools", ["3"]],
    ["number of night schools you've got", ["3"]],
    ["how many night schools on your books", ["3"]],
    ["oldest night school youve got?", ["Lantern School"]],
    ["what's the very oldest night school of the whole lot", ["Lantern School"]],
  ])("%s", async (question, values) => {
    expect(await asked(question)).toEqual({ question, values });
  });
});

describe("numbers and dates by names that say more than people do", () => {
  test.each<[string, readonly string[]]>([
    ["which course has the highest fee", ["Bee Lore"]],
    ["which course has the lowest fee per term", ["Bookbinding"]],
    ["what is the register no. of Quay School", ["N-8"]],
    ["what is the register number of Quay School", ["N-8"]],
    ["how many pupils has Quay School", ["300"]],
    ["who's got more pupils, Quay School or Mill School", ["Quay School"]],
    ["Which mishaps took place before 1950?", ["Great Spill"]],
    ["when did the Great Spill happen", ["5 April 1931"]],
    ["Which night schools lie above 1000 metres?", ["Lantern School"]],
    ["Which night school lifts the most weight?", ["Quay School"]],
    ["Does Quay School lift more weight than Mill School?", ["Yes"]],
    ["Which night schools have both a reading room and a lift?", ["Lantern School"]],
  ])("%s", async (question, values) => {
    expect(await asked(question)).toEqual({ question, values });
  });

  test.each([
    // Two of eighty have a name there, and one of three hundred.
    ["which night school has the most pupils", ["Quay School"]],
    ["which night schools have at least 100 pupils", ["Lantern School", "Quay School"]],
  ])("a number that is stated comes before those that have names: %s", async (question, values) => {
    expect(await asked(question)).toEqual({ question, values });
  });
});

describe("two things by a value that is named", () => {
  test.each([
    ["Is the altitude of Quay School greater than that of Mill School?", ["No"]],
    ["Is the altitude of Mill School higher than the altitude of Quay School?", ["Yes"]],
    ["Is Lantern School's altitude less than Mill School's?", ["No"]],
    ["Is the fee per term of Bee Lore lower than that of Bookbinding?", ["No"]],
  ])("%s", async (question, values) => {
    expect(await asked(question)).toEqual({ question, values });
  });
});

describe("of each what stands in front of the question", () => {
  test.each<[string, readonly string[]]>([
    ["For each night school, what is the register number?", ["N-7", "N-8", "N-9"]],
    ["for each night school what is its altitude", ["1,200 metres", "40 metres", "900 metres"]],
  ])("%s", async (question, values) => {
    expect(await asked(question)).toEqual({ question, values });
  });
});

test("what is spoken of is that of a thing, where a noun stands behind its name", async () => {
  const { values } = await askAll([await SCHOOLS], "My nan goes on about the Quay School altitude. What is it?");
  expect(values).toEqual(["40 metres"]);
});
