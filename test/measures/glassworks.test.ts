import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

/** Glassworks and who blows there: people rank and bound by words that no relation is called by. */
const GLASS = `
  @prefix : <urn:glass:> .
  :Works rdfs:label "glassworks" . :Blower rdfs:label "glassblower" . :Vase rdfs:label "vase" . :Isle rdfs:label "isle" .
  :Show rdfs:label "show" . :Kiln rdfs:label "kiln" . :Call rdfs:label "delivery" .
  :wage rdfs:label "monthly wage" . :taken rdfs:label "weekly turnover" . :price rdfs:label "price" .
  :kg rdfs:label "weight in kg" . :cm rdfs:label "height in cm" . :seen rdfs:label "number of visitors" .
  :stands rdfs:label "number of stands" . :since rdfs:label "founded" . :at rdfs:label "works at" .
  :sells rdfs:label "sells" . :souls rdfs:label "population" . :speed rdfs:label "speed" . :place rdfs:label "place" .
  :g1 a :Works ; rdfs:label "Amber Row" ; :taken 900 ; :since 1890 ; :sells :v1, :v2 .
  :g2 a :Works ; rdfs:label "Blue Furnace" ; :taken 1400 ; :since 1955 ; :sells :v2, :v3 .
  :v1 a :Vase ; rdfs:label "Dew" ; :price 30 ; :kg 1.2 ; :cm 40 . :v2 a :Vase ; rdfs:label "Heron" ; :price 12 ; :kg 2 ; :cm 110 .
  :v3 a :Vase ; rdfs:label "Storm" ; :price 55 ; :kg 0.4 ; :cm 20 . :v4 a :Vase ; rdfs:label "Tower" ; :price 90 ; :kg 7 ; :cm 160 .
  :p1 a :Blower ; rdfs:label "Ulla Brandt" ; :wage 2100 ; :at :g1 . :p2 a :Blower ; rdfs:label "Per Sand" ; :wage 3300 ; :at :g2 .
  :p3 a :Blower ; rdfs:label "Ivo Klee" ; :wage 1900 ; :at :g2 .
  :s1 a :Show ; rdfs:label "Spring Show" ; :seen 400 ; :stands 9 . :s2 a :Show ; rdfs:label "Frost Show" ; :seen 950 ; :stands 7 .
  :i1 a :Isle ; rdfs:label "Great Skerry" ; :souls 300 . :i2 a :Isle ; rdfs:label "Little Skerry" ; :souls 20 .
  :i3 a :Isle ; rdfs:label "Far Skerry" ; :souls 90 . :d1 a :Call ; rdfs:label "May Delivery" ; :place :i1 .
  :d2 a :Call ; rdfs:label "June Delivery" ; :place :i3 .
  :k1 a :Kiln ; rdfs:label "Old Roar" ; :speed 3 . :k2 a :Kiln ; rdfs:label "Whisper" ; :speed 8 .
`;
const glass = await graphOf("glassworks", GLASS);
const ask = async (question: string) => askAll([glass], question);

describe("what people rank by", () => {
  test.each<[string, readonly string[]]>([
    ["who is the best paid of them all?", ["Per Sand"]],
    ["who gets paid the most", ["Per Sand"]],
    ["worst paid glassblower", ["Ivo Klee"]],
    ["who earns the least at Blue Furnace", ["Ivo Klee"]],
    ["who has the highest wage", ["Per Sand"]],
    ["which glassworks takes in the most money per week", ["Blue Furnace"]],
    ["which glassworks earns the most in a week", ["Blue Furnace"]],
    ["which show drew the most visitors", ["Frost Show"]],
    ["which show pulled in the fewest people", ["Spring Show"]],
    ["the best attended show", ["Frost Show"]],
    ["which show pulled the biggest crowd", ["Frost Show"]],
    ["which show drew the worst turnout", ["Spring Show"]],
    ["which kiln goes fastest", ["Whisper"]],
    ["which vase stands the tallest", ["Tower"]],
    ["the priciest vase at Blue Furnace", ["Storm"]],
    ["tiniest isle by population", ["Little Skerry"]],
    ["is the Spring Show smaller than the Frost Show, going by stands", ["No"]],
    ["is the Spring Show smaller than the Frost Show, going by number of visitors", ["Yes"]],
  ])("%s", async (question, expected) => {
    expect((await ask(question)).values).toEqual(expected);
  });
});

describe("amounts in words", () => {
  test.each<[string, readonly string[]]>([
    ["which vases cost less than thirteen", ["Heron"]],
    ["vases that cost no more than thirty", ["Dew", "Heron"]],
    ["which vases weigh more than a kilo and a half", ["Heron", "Tower"]],
    ["vases that weigh less than half a kilo", ["Storm"]],
    ["which vases are taller than a metre", ["Heron", "Tower"]],
    ["isles with more than two hundred and fifty inhabitants", ["Great Skerry"]],
    ["who earns over two thousand a month", ["Per Sand", "Ulla Brandt"]],
    ["who makes over three thousand a month", ["Per Sand"]],
  ])("%s", async (question, expected) => {
    expect([...(await ask(question)).values].sort()).toEqual(expected);
  });
});

describe("what was there at a time began before it", () => {
  test.each<[string, readonly string[]]>([
    ["which glassworks were already around before 1900", ["Amber Row"]],
    ["glassworks that existed before 1960", ["Amber Row", "Blue Furnace"]],
    ["which glassworks were there in 1955", ["Amber Row", "Blue Furnace"]],
  ])("%s", async (question, expected) => {
    expect([...(await ask(question)).values].sort()).toEqual(expected);
  });

  test("of what may have ended by then nothing is said", async () => {
    const mayEnd = await graphOf("glassworks-ended", `${GLASS} :until rdfs:label "closed" . :g1 :until 1930 .`);
    expect((await askAll([mayEnd], "which glassworks were there in 1955")).values).toEqual([]);
  });
});

describe("what is not told is not ranked by something near", () => {
  test.each([
    // By the year, which no wage is told by; by nobody's profit; of places, some of which no delivery went to.
    "who earns over two thousand a year",
    "which glassworks makes the most profit",
    "smallest place by population",
    "who is the oldest of them all",
    "which show drew the most",
    "which glassworks is the best attended",
    "vases that weigh less than half a hectare",
  ])("%s", async (question) => {
    expect((await ask(question)).values).toEqual([]);
  });
});

describe("what is ranked is what is said behind", () => {
  test.each<[string, string]>([
    ["the heaviest vase sold by Amber Row", "Heron"],
    ["the heaviest vase that is sold by Amber Row", "Heron"],
    ["the second heaviest vase sold by Blue Furnace", "Storm"],
  ])("%s", async (question, expected) => {
    const { values, result } = await ask(question);
    expect(values).toEqual([expected]);
    expect(result.explanation).toMatch(/among the vases that Amber Row sells|among the vases that Blue Furnace sells/u);
  });
});
