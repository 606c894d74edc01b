import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { FERRIES } from "./ferries.ts";

const ferries = graphOf("ferries", FERRIES);

describe("what people ask in words of their own", () => {
  test.each<[string, readonly string[]]>([
    // Verbs and phrases.
    ["how many pilot books has lantern house brought out", ["2"]],
    ["which pier got wrecked by the loss of the petrel", ["North Pier"]],
    ["how many voyages has maud farrow been in charge of", ["2"]],
    ["how many voyages went to muckle tarn", ["2"]],
    ["how many people lost their lives in the loss of the auk", ["3"]],
    ["how many made it to the finish in holm row 2014", ["102"]],
    ["did the long swell voyage make it to the top", ["No"]],
    ["when did the old slip shut down", ["1977"]],
    ["how much is it a year to be in the tarn oars", ["12"]],
    ["what does inga strom charge for a day", ["350"]],
    ["who is the coach of maud farrow's coach", ["Inga Strom"]],
    // Clauses of the phrase book.
    ["who is the keeper of the pier where the grey seal leaves from", ["Piet Vance"]],
    // Whose a relation is, by its name.
    ["who is the men's winner of holm row 2011", ["Ned Colby"]],
    ["who won the womens race at holm row 2014", ["Inga Strom"]],
    ["fastest lady holm row 2011", ["Maud Farrow"]],
    ["where does the guy live that won holm row 2014 mens", ["Skerra"]],
    // Kinds by another noun, and adjectives.
    ["which ship is the newest", ["Grey Seal"]],
    ["which pubs are on skerra", ["Blue Buoy", "Far Light"]],
    ["who keeps the main harbour of skerra", ["Inga Strom"]],
    // Ends of scales, and bounds.
    ["thickest pilot book", ["Round the Holms"]],
    ["which skipper is the most expensiv", ["Inga Strom"]],
    ["we want to climb as high up as possible, which cave would that be", ["Dark Hole"]],
    ["which inns cost under 50 a night", ["Blue Buoy", "Far Light"]],
    ["skippers under 200 a day", ["Ned Colby", "Piet Vance"]],
    ["guilds w less than 100 members", ["Tarn Oars"]],
    ["shipwrecks in the 1950s", ["Loss of the Auk", "Loss of the Tern"]],
    ["which voyages were there in 1964", ["Ice Edge Voyage"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await ferries], question)).values].sort()).toEqual([...answers].sort());
  });

  test.each([
    ["how many pilot books has lantern house brought out", "“brought out” was read as “published”"],
    ["how many voyages went to muckle tarn", "“went to” was read as “destination”"],
    ["which ship is the newest", "“ship” was read as “ferry boat”"],
    ["thickest pilot book", "“thickest” was read as “number of pages”"],
  ])("is told as what may not be meant: %s", async (question, told) => {
    const { result } = await askAll([await ferries], question);
    expect(result.explanation).toContain(told);
    expect(result.complete).toBe(false);
  });

  test.each([
    // Several dates, or another one.
    "ferry boats in the 1960s",
    "shipwrecks built in the 1950s",
    // No such price, and none that is told for that.
    "which inns cost under 50 a week",
    "ferry boats under 200 a day",
    // Of both sexes, or more than who won.
    "fastest boat holm row 2011",
    "who trained the women's winner's crew of holm row 2011",
    // Deeds that are none of these.
    "how many voyages has maud farrow been charged with",
    "how many rescues did maud farrow lead",
    "who went to muckle tarn for a swim",
    "how many died on muckle tarn",
    "who was the first up muckle tarn",
    "when did someone first see the ice edge voyage",
    // Where it comes from, and not where it goes.
    "who keeps the pier where the grey seal was painted",
    // What is no name of such a relation.
    "which skipper is the thickest",
    "which guild is as high as possible",
    "we want to stay on muckle tarn as high up as possible, which cave would that be",
    "which brook is the newest",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await ferries], question)).values).toEqual([]);
  });
});
