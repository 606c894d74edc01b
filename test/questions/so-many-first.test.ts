import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { openWorld } from "./own-world.ts";

/** A quarry with its cranes and the masons who run them, and two valleys with chapels; one crane is not weighed. */
const QUARRY = `
  @prefix : <urn:quarry:> .
  :Crane rdfs:label "crane" . :Mason rdfs:label "mason" . :Chapel rdfs:label "chapel" . :Valley rdfs:label "valley" .
  :weight rdfs:label "weight" . :price rdfs:label "price" . :runBy rdfs:label "operator" . :born rdfs:label "date of birth" .
  :in rdfs:label "located in" . :foundedIn rdfs:label "year of foundation" . :height rdfs:label "height" .
  :ash a :Crane ; rdfs:label "Ash" ; :weight 30 ; :price 90 ; :runBy :una .
  :birch a :Crane ; rdfs:label "Birch" ; :weight 50 ; :price 70 ; :runBy :olaf .
  :cedar a :Crane ; rdfs:label "Cedar" ; :weight 20 ; :price 20 ; :runBy :una .
  :elder a :Crane ; rdfs:label "Elder" ; :weight 30 ; :price 20 ; :runBy :olaf .
  :una a :Mason ; rdfs:label "Una Brack" ; :born "1970-02-03"^^xsd:date .
  :olaf a :Mason ; rdfs:label "Olaf Tye" ; :born "1980-02-03"^^xsd:date .
  :dell a :Valley ; rdfs:label "Longdell" . :comb a :Valley ; rdfs:label "Highcombe" .
  :c1 a :Chapel ; rdfs:label "Saint Odo" ; :in :dell ; :foundedIn 1200 ; :height 12 .
  :c2 a :Chapel ; rdfs:label "Saint Ida" ; :in :dell ; :foundedIn 1310 ; :height 18 .
  :c3 a :Chapel ; rdfs:label "Saint Wulf" ; :in :dell ; :foundedIn 1400 ; :height 15 .
  :c4 a :Chapel ; rdfs:label "Saint Bega" ; :in :comb ; :foundedIn 1100 ; :height 20 .
  :c5 a :Chapel ; rdfs:label "Saint Cuth" ; :in :comb ; :height 9 .
`;
const quarry = await graphOf("so-many-first", QUARRY);
const ask = async (question: string) => askAll([quarry], question);
const values = async (question: string): Promise<readonly string[]> => [...(await ask(question)).values].sort();

describe("so many that come first are told together", () => {
  test.each<[string, readonly string[]]>([
    ["What are the two oldest chapels in Longdell?", ["Saint Ida", "Saint Odo"]],
    ["Which two chapels in Longdell are the oldest?", ["Saint Ida", "Saint Odo"]],
    ["What are the two tallest chapels in Longdell?", ["Saint Ida", "Saint Wulf"]],
    ["Name the two tallest chapels.", ["Saint Bega", "Saint Ida"]],
    ["What are the tallest 3 chapels?", ["Saint Bega", "Saint Ida", "Saint Wulf"]],
    ["What are the two most expensive cranes?", ["Ash", "Birch"]],
    ["What are the two least expensive cranes?", ["Cedar", "Elder"]],
    ["Which is the second tallest chapel?", ["Saint Ida"]],
    ["Which is the tallest chapel?", ["Saint Bega"]],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual(expected);
  });

  test("those that share the last place are all told, and that there are more", async () => {
    const { values: found, result } = await ask("What are the two heaviest cranes?");
    expect([...found].sort()).toEqual(["Ash", "Birch", "Elder"]);
    expect(result.explanation).toContain("share the last place");
  });

  test("fewer than were asked for are told as such", async () => {
    const { values: found, result } = await ask("What are the ten heaviest cranes?");
    expect(found).toHaveLength(4);
    expect(result.complete).toBe(false);
    expect(result.explanation).toContain("not 10");
  });

  test.each([
    "What are the two second tallest chapels?",
    "oldest of the two chapels",
    "What are the several tallest chapels?",
  ])("is not read: %s", async (question) => {
    expect(await values(question)).toEqual([]);
  });
});

describe("what is compared with an average, or with each of several", () => {
  test.each<[string, readonly string[]]>([
    ["Which cranes are heavier than the average?", ["Birch"]],
    ["Which cranes are lighter than average?", ["Ash", "Cedar", "Elder"]],
    ["Which cranes are more expensive than the average crane?", ["Ash", "Birch"]],
    ["Which cranes are less expensive than the average crane?", ["Cedar", "Elder"]],
    ["Which chapels are taller than the average chapel in Longdell?", ["Saint Bega", "Saint Ida"]],
    ["How many chapels are taller than average?", ["3"]],
    ["Which chapels are taller than every chapel in Longdell?", ["Saint Bega"]],
    ["Which chapels are taller than all the chapels in Longdell?", ["Saint Bega"]],
    ["Which crane is heavier than every other crane?", ["Birch"]],
    ["Which chapels are taller than the tallest chapel in Longdell?", ["Saint Bega"]],
  ])("%s", async (question, expected) => {
    expect(await values(question)).toEqual(expected);
  });

  test("the average is told, and what it leaves out", async () => {
    const { result } = await ask("Which cranes are heavier than the average?");
    expect(result.explanation).toContain("he average is 32.5");
    expect(result.complete).toBe(true);
    const older = await ask("Which chapels are older than the average chapel?");
    expect(older.result.complete).toBe(false);
  });

  test.each([
    // Of which chapels the average is meant, nobody tells.
    "Which chapels in Longdell are taller than average?",
    // Of one crane there is no average.
    "Which cranes are heavier than the average Birch?",
    // Somebody's date of birth is no number.
    "Which masons are older than the average mason?",
    "Which chapels in every valley are taller than Saint Odo?",
  ])("is not read: %s", async (question) => {
    expect(await values(question)).toEqual([]);
  });
});

test("a client sees how many, and that an average is compared with", async () => {
  const shown = await openWorld(QUARRY);
  expect((await shown("What are the two tallest chapels?")).form).toContain("EXTREME 2");
  expect((await shown("Which cranes are heavier than the average crane?")).form).toContain("WHERE mean");
});
