import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { TEA_SHED } from "./tea-shed.ts";

const shed = graphOf("tea-shed", TEA_SHED);

describe("what is asked of one thing in words that the dictionary has for those of the graph", () => {
  test.each<[string, readonly string[]]>([
    ["What does Amber Dusk smell of?", ["smoke"]],
    ["what does the Amber Dusk blend smell of", ["smoke"]],
    ["What days is the Upper Shed shut?", ["Sunday", "Monday"]],
    ["upper shed - what days are they shut", ["Sunday", "Monday"]],
    ["When is the Lower Shed shut?", ["Friday"]],
    ["On which floor do I find the Lower Shed?", ["basement"]],
    ["How many days is a Fell Pygmy pregnant?", ["145 days"]],
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
    "What does the Upper Shed shut?",
    "How many weeks is a Fell Pygmy pregnant?",
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
