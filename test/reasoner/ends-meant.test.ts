import { expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";

const RACES = `
  @prefix : <urn:races:> .
  :Lap rdfs:label "lap" . :Car rdfs:label "car" . :Sprint rdfs:label "sprint" . :Trial rdfs:label "trial" .
  :run rdfs:label "run" ; schema:unitText "second" . :pull rdfs:label "pull" ; schema:unitText "km/h" .
  :a a :Lap ; rdfs:label "Alpha Lap" ; :lapTime 71 ; :driver :x .
  :b a :Lap ; rdfs:label "Beta Lap" ; :lapTime 93 ; :driver :y .
  :x a :Car ; rdfs:label "Xan Red" ; :speed 180 ; :weight 900 ; :price 20000 ; :builtIn 1961 ; :strength 12 ;
    :distance 30 ; :rating 3 ; :age 60 ; :rank 1 ; :stickers 4 .
  :y a :Car ; rdfs:label "Yve Blue" ; :speed 120 ; :weight 1200 ; :price 10000 ; :builtIn 1988 ; :strength 20 ;
    :distance 12 ; :rating 5 ; :age 33 ; :rank 2 ; :stickers 9 .
  :c a :Sprint ; rdfs:label "Crag Sprint" ; :run 12 . :d a :Sprint ; rdfs:label "Dale Sprint" ; :run 11 .
  :e a :Trial ; rdfs:label "Elm Trial" ; :pull 12 . :f a :Trial ; rdfs:label "Fir Trial" ; :pull 11 .`;

const races = graphOf("races", RACES);

test.each([
  ["What is the fastest lap?", "Alpha Lap"],
  ["Which lap is the fastest?", "Alpha Lap"],
  ["Which lap has the fastest lap time?", "Alpha Lap"],
  ["Which lap has the slowest lap time?", "Beta Lap"],
  ["Which lap has the best lap time?", "Alpha Lap"],
  ["Which lap has the worst lap time?", "Beta Lap"],
  ["Which lap has the longest lap time?", "Beta Lap"],
  ["Which lap is the slowest?", "Beta Lap"],
  ["What is the fastest lap time?", "71"],
  ["Which is faster, Alpha Lap or Beta Lap?", "Alpha Lap"],
  ["Which has a slower lap time, Alpha Lap or Beta Lap?", "Beta Lap"],
  ["Is Alpha Lap faster than Beta Lap?", "Yes"],
  ["Is Beta Lap faster than Alpha Lap?", "No"],
  ["Which sprint has the fastest run?", "Dale Sprint"],
  ["Which trial has the fastest pull?", "Elm Trial"],
  ["Which car is the fastest?", "Xan Red"],
  ["Which car has the fastest speed?", "Xan Red"],
  ["Which car has the slowest speed?", "Yve Blue"],
  ["Which car is the cheapest?", "Yve Blue"],
  ["Which car is the most expensive?", "Xan Red"],
  ["Which car has the cheapest price?", "Yve Blue"],
  ["Which car is the lightest?", "Xan Red"],
  ["Which car is the strongest?", "Yve Blue"],
  ["Which car is the weakest?", "Xan Red"],
  ["Which car is the nearest?", "Yve Blue"],
  ["Which car has the closest distance?", "Yve Blue"],
  ["Which car has the best rating?", "Yve Blue"],
  ["Which car has the worst rating?", "Xan Red"],
  ["Which car has the best rank?", "Xan Red"],
  ["Which car has the highest price?", "Xan Red"],
  ["Which car has the fewest stickers?", "Xan Red"],
  ["Which car has the oldest age?", "Xan Red"],
  ["Which car is the youngest?", "Yve Blue"],
  ["Which cars are faster than 150?", "Xan Red"],
])("%s %s", async (question, answer) => {
  const { values, result } = await askAll([await races], question);
  expect([values, result.complete]).toEqual([[answer], true]);
});

/** Nothing says which end is meant, or the number alone does not tell of what it is one. */
test.each([
  "Which car has the fastest stickers?",
  "Which car has the oldest price?",
  "Which car has the best stickers?",
  "Which car has the best price?",
  "What is the best car?",
])("is refused: %s", async (question) => {
  const { values, result } = await askAll([await races], question);
  expect([values, result.complete]).toEqual([[], false]);
});

test("of a number alone it is not told whether it is a speed or a time", async () => {
  expect((await askAll([await races], "Which laps are faster than 80?")).values).toEqual([]);
});

const BOATS = `
  @prefix : <urn:boats:> . :Boat rdfs:label "boat" .
  :a a :Boat ; rdfs:label "Mew Gull" ; :builtIn 1961 ; :numberBuilt 1200 .
  :b a :Boat ; rdfs:label "Arctic Tern" ; :builtIn 1988 ; :numberBuilt 1400 .
  :c a :Boat ; rdfs:label "Little Auk" ; :builtIn 1975 ; :numberBuilt 1300 .`;

const boats = graphOf("boats-of-years", BOATS);

test.each([
  ["When was the Little Auk built?", ["1975"]],
  ["In which year was the Little Auk built?", ["1975"]],
  ["Was the Mew Gull built before the Little Auk?", ["Yes"]],
  ["Was the Mew Gull built after the Little Auk?", ["No"]],
  ["Was the Mew Gull built in 1961?", ["Yes"]],
  ["Which is older, the Mew Gull or the Little Auk?", ["Mew Gull"]],
  ["Which is newer, the Mew Gull or the Little Auk?", ["Little Auk"]],
  ["Which boat is the oldest?", ["Mew Gull"]],
  ["What is the newest boat?", ["Arctic Tern"]],
  ["Which boats were built after 1970?", ["Arctic Tern", "Little Auk"]],
  ["Which boat has the highest number built?", ["Arctic Tern"]],
])("years that are stated as numbers: %s", async (question, answers) => {
  const { values, result } = await askAll([await boats], question);
  expect([[...values].sort(), result.complete]).toEqual([answers, true]);
});

test("numbers that are counted are no years, and neither are those of which one is none", async () => {
  const graph = await graphOf(
    "counted-boats",
    `@prefix : <urn:counted:> . :Yard rdfs:label "yard" .
     :a a :Yard ; rdfs:label "Gull Yard" ; :built 1200 ; :unitsBuilt 1500 .
     :b a :Yard ; rdfs:label "Tern Yard" ; :built 17 ; :unitsBuilt 1600 .`,
  );
  const { relations } = await graph.catalogue({
    signal: new AbortController().signal,
    upstream: (_call, run) => run(new AbortController().signal),
    markPartial: () => undefined,
  });
  expect(relations.map(({ label, objectKind }) => [label, objectKind])).toEqual([
    ["built", "NUMBER"],
    ["units built", "NUMBER"],
  ]);
  expect((await askAll([graph], "Which yard is the oldest?")).values).toEqual([]);
});

test.each([
  ["Which boats were built in the 20th century?", ["Arctic Tern", "Little Auk", "Mew Gull"]],
  ["Which boats were built in the 19th century?", []],
  ["Was the Mew Gull built in the 20th century?", ["Yes"]],
  ["Was the Mew Gull built in the 19th century?", ["No"]],
  ["Which boats were built before the 20th century?", []],
  ["Which boats were built before the 21st century?", ["Arctic Tern", "Little Auk", "Mew Gull"]],
  ["Which boats were built after the 19th century?", ["Arctic Tern", "Little Auk", "Mew Gull"]],
  ["Which boats were built after the 20th century?", []],
  ["Which boats were built in the late 20th century?", []],
])("a century: %s", async (question, answers) => {
  expect([...(await askAll([await boats], question)).values].sort()).toEqual(answers);
});

/** Masts at which only one end is known of what is measured there. */
const MASTS = `
  @prefix : <urn:masts:> . :Mast rdfs:label "mast" .
  :low rdfs:label "minimum temperature" ; schema:unitText "degrees Celsius" . :gust rdfs:label "highest wind speed" .
  :sea rdfs:label "lowest depth" . :fee rdfs:label "peak fee" . :way rdfs:label "distance" . :ice rdfs:label "low temperature" .
  :a a :Mast ; rdfs:label "Corrie Top" ; :low -20 ; :gust 140 ; :sea 3 ; :fee 12 ; :way 40 .
  :b a :Mast ; rdfs:label "Ness Point" ; :low -4 ; :gust 110 ; :sea 5 ; :fee 20 ; :way 60 .
  :Lamp rdfs:label "lamp" . :c a :Lamp ; rdfs:label "Skerry Light" ; :ice 4 .`;

const masts = graphOf("masts", MASTS);

test.each([
  ["How cold does it get at Corrie Top?", "-20 degrees Celsius"],
  ["Which mast is the coldest?", "Corrie Top"],
  ["Which mast has the highest minimum temperature?", "Ness Point"],
  ["How expensive is Ness Point?", "20"],
  ["How windy is Ness Point?", "110"],
])("the end that a relation says is the one that is meant: %s", async (question, answer) => {
  expect((await askAll([await masts], question)).values).toEqual([answer]);
});

test.each([
  "How warm does it get at Corrie Top?",
  "How hot is Corrie Top?",
  "Which mast is the warmest?",
  "Which masts are warmer than Corrie Top?",
  "How much warmer is Ness Point than Corrie Top?",
  "How hot is Skerry Light?",
  "How deep is Corrie Top?",
  "Which is the deepest mast?",
  "How cheap is Ness Point?",
  "Which mast is the cheapest?",
  "How slow is the wind at Corrie Top?",
  "How low is Corrie Top?",
  "How high is Corrie Top?",
  "How close is Corrie Top?",
  "How near is Corrie Top?",
])("a relation that says the other end is none: %s", async (question) => {
  expect((await askAll([await masts], question)).values).toEqual([]);
});
