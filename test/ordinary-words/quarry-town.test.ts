import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { QUARRY_TOWN } from "./quarry-town.ts";

const town = graphOf("ordinary-words", QUARRY_TOWN);

describe("what people call things otherwise than the graph does", () => {
  test.each<[string, readonly string[]]>([
    // Of the class that a noun is a usual kind of, is put together of, or is described by.
    ["Which street is the widest?", ["Tanner Walk"]],
    ["Which pumphouse has the greatest lift?", ["North Sump"]],
    ["Which kettle has the highest counter price?", ["Old Whistler"]],
    ["How many kettles are there?", ["2"]],
    // Beside a name.
    ["Who is in charge of the port at Slate Quay?", ["Brin Oakes"]],
    ["What is the lift of the North Sump pumphouse?", ["31 metres"]],
    // At the end, of all that there are.
    ["widest street we've got", ["Tanner Walk"]],
    ["most expensive kettle you do", ["Old Whistler"]],
    ["the widest thoroughfare of the lot?", ["Tanner Walk"]],
    // In front.
    ["number of townsmen", ["4"]],
    ["number of townsmen who hail from Ashmere", ["2"]],
    ["The boss of Ironsprings: who is her husband?", ["Brin Oakes"]],
    ["Olm Harker, who was he apprenticed to?", ["Ysa Tolley"]],
    ["Slate Quay, who runs it", ["Brin Oakes"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await town], question)).values].sort()).toEqual([...answers].sort());
  });

  test("that something else may be meant is told, unless the graph says so itself", async () => {
    const ask = async (question: string): Promise<string> => (await askAll([await town], question)).result.explanation;
    expect(await ask("Which street is the widest?")).toContain("“street” was read as “thoroughfare”, which may not be");
    const ofKettles = await ask("Which kettle has the highest counter price?");
    expect(ofKettles).toContain("“kettle” was read as “pattern”");
    expect(ofKettles).not.toContain("may not be");
  });

  test.each([
    // An inn is a rare kind of building, and a motorway is not just any thoroughfare.
    "Which inn is the tallest?",
    "Which motorway is the widest?",
    // What only begins so is something else.
    "Which pumpkin has the greatest lift?",
    // What stands beside the name is none of those.
    "Who is in charge of the tavern at Slate Quay?",
    "What is the lift of the North Sump gasworks?",
    "Olm Harker and Tob Verney, who was he apprenticed to?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await town], question)).values).toEqual([]);
  });
});

describe("what people say by verbs for which the graph has other words", () => {
  test.each<[string, readonly string[]]>([
    ["Who taught Olm Harker the trade?", ["Ysa Tolley"]],
    ["Where did Ysa Tolley grow up?", ["Elmcote"]],
    ["In what year did the Guild of Smiths get going?", ["1702"]],
    ["When did they get the Guild of Dyers going?", ["1688"]],
    ["how much for an old whistler", ["14"]],
    ["How much more is an Old Whistler than a Blue Spout?", ["5"]],
    ["Which has been around longer, the Guild of Smiths or the Guild of Dyers?", ["Guild of Dyers"]],
    ["Was the Goose Fair first or the Apple Fair?", ["Goose Fair"]],
    ["what's bigger, Ashmere or Elmcote", ["Ashmere"]],
    ["Who taught Swift Nell?", ["Olm Harker"]],
    ["I am after the kettles which had Olm Harker designing.", ["Old Whistler"]],
  ])("%s", async (question, answers) => {
    const { values } = await askAll([await town], question);
    expect([...values].sort()).toEqual([...answers].sort());
  });

  test.each([
    "Who taught Brin Oakes the trade?",
    "In what year did Candle Row get going?",
    "How much more is Candle Row than Tanner Walk?",
    "Which has been around longer, Old Whistler or Blue Spout?",
    "Was Ashmere first or Elmcote?",
    "Who taught Slate Quay the trade?",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await town], question)).values).toEqual([]);
  });
});
