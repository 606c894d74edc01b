import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { FERRIES } from "./ferries.ts";

const ferries = graphOf("ferries", FERRIES);

describe("what people ask with talk around it", () => {
  test.each<[string, readonly string[]]>([
    // What the asker tells of himself, and the name that a pronoun stands for.
    ["my neighbour lent me round the holms, any idea who wrote it", ["Inga Strom"]],
    ["i've got shoals by night on my shelf and was wondering who published it", ["Lantern House"]],
    ["we'd like to take ned colby along, what would he charge for a day", ["180"]],
    ["thinking of sailing out in october, how many members have the tarn oars", ["95"]],
    ["we had a chat in the harbour and he said the guild that owns nothing, the tarn oars, is tiny", []],
    ["i was at the bar and my aunt said the yard that built the grey seal is closed, where is it based", ["Skerra"]],
    ["i'm reading about the loss of the petrel, how many people died in it", ["14"]],
    ["we're heading to skerra next week, who's the reeve there", ["Maud Farrow"]],
    // What is taken back.
    ["who owns... i mean who built the saint olaf", ["Harrow and Daughters"]],
    ["my gran went on about the ice edge voyage, who built... no wait, who led it", ["Maud Farrow"]],
    // What its asker calls it beside.
    ["who runs the isle of skerra, like the reeve", ["Maud Farrow"]],
    ["who prints the book round the holms (publisher)", ["Lantern House"]],
    ["where does the boss of the blue buoy live, the innkeeper i mean", ["Skerra"]],
    ["how many books has lantern house brought out, pilot books only", ["2"]],
    // What says nothing.
    ["who owns the club or whatever guild ned colby is a member of", []],
    ["what's the cheapest inn round here", ["Far Light"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await ferries], question)).values].sort()).toEqual([...answers].sort());
  });

  test("talk and what pronouns stand for are told", async () => {
    const { result } = await askAll([await ferries], "my neighbour lent me round the holms, any idea who wrote it");
    expect(result.explanation).toContain("“my neighbour lent me round the holms” was taken for talk");
    expect(result.explanation).toContain("“it” was read as “round the holms”");
  });

  test("where the asker is no graph tells", async () => {
    const { result } = await askAll([await ferries], "what's the cheapest inn round here");
    expect(result.explanation).toContain("“round here” was left out");
    expect(result.complete).toBe(false);
  });

  test.each([
    // What is told says which things are meant, or denies it.
    "i'm looking for an inn with a sauna, which inns are on skerra",
    "we need something with 20 beds, which inns are on skerra",
    "i don't mean round the holms, who wrote it",
    // Another thing than the one named is spoken of, or another person.
    "we bought a boat on skerra, who built it",
    "my uncle knows ned colby, where does he live",
    "my brother rowed with inga strom and ned colby, where does he live",
    "if you sail the saint olaf to the end, who keeps the pier there",
    // Nothing is asked.
    "my neighbour lent me round the holms",
    "no wait, the saint olaf",
    // Another relation than the hint says, or more than it.
    "who was before the reeve of skerra, like the reeve",
    "who works on skerra (reeve)",
    "who saw the ice edge voyage (year)",
    // Two who may be its boss.
    "where does the boss of the blue buoy live",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await ferries], question)).values).toEqual([]);
  });
});
