import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { TEA_SHED } from "./tea-shed.ts";

const shed = graphOf("tea-shed", TEA_SHED);

describe("what is asked of one thing in words that the dictionary has for those of the graph", () => {
  test.each<[string, readonly string[]]>([
    ["What does Amber Dusk smell of?", ["smoke"]],
    ["what does the Amber Dusk variety smell of", ["smoke"]],
    ["What days is the Upper Shed shut?", ["Sunday", "Monday"]],
    ["upper shed - what days are they shut", ["Sunday", "Monday"]],
    ["When is the Lower Shed shut?", ["Friday"]],
    ["On which floor do I find the Lower Shed?", ["basement"]],
    ["How many days is a Fell Pygmy pregnant?", ["145 days"]],
    ["How many weeks is a Fell Pygmy pregnant?", ["20.7 weeks"]],
    ["How strong is Amber Dusk?", ["21"]],
    ["which tea is the strongest", ["Amber Dusk"]],
    ["is Frost Mint stronger than Amber Dusk", ["No"]],
    ["How sweet is the Frost Mint variety?", ["4"]],
    ["sweetest tea", ["Frost Mint"]],
    ["which tea is the dearest", ["Amber Dusk"]],
    ["how many bags are there", ["2"]],
    ["which bag has the highest roast", ["Frost Mint"]],
    ["how long is a Moor Longhair pregnant for, in days", ["151 days"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await shed], question)).values].sort()).toEqual([...answers].sort());
  });

  test("is told as what may not be meant", async () => {
    const { result } = await askAll([await shed], "What does Amber Dusk smell of?");
    expect(result.explanation).toContain("“smell” was read as “aroma");
  });

  test.each([
    // Of another kind, of a thing that has none of it, or with more than the graph tells.
    "Who shut the Upper Shed?",
    "What does the Upper Shed smell of?",
    "Who smells Amber Dusk?",
    "How strong is the Upper Shed?",
    "How sweet is the Fell Pygmy?",
    "which shed is the sweetest",
    "which drying is the sweetest",
    "which bag shop has the highest roast",
    "how many paper bags are there",
    "What does the Upper Shed shut?",
    "What days is the Upper Shed never shut?",
    "What days was the Upper Shed shut before 1990?",
    "What does Amber Dusk smell of in winter?",
    "What does Amber Dusk taste of?",
    "How many kids is a Fell Pygmy pregnant with?",
    "What days are the Upper Shed and the Lower Shed shut by Nan Tolver?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await shed], question)).values).toEqual([]);
  });
});

describe("a part of the name of its class beside what is named, and who leads it", () => {
  test.each<[string, readonly string[]]>([
    ["how many days is the Fell Pygmy goat pregnant", ["145 days"]],
    ["Who built the Grey Gull boat?", ["Per Quist"]],
    ["who is the boss at the Upper Shed", ["Nan Tolver"]],
    ["How much is it to get into Wick Night?", ["4"]],
    ["how much was it to get in to leaf day?", ["6"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await shed], question)).values].sort()).toEqual([...answers].sort());
  });

  test.each([
    "how many days is the Fell Pygmy cow pregnant",
    "Who built the Grey Gull barn?",
    "who is the boss at Wick Night",
    "How much is it to get into Amber Dusk?",
    "How much is it to get into the Upper Shed?",
    "How much is it to get out of Wick Night?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await shed], question)).values).toEqual([]);
  });
});
