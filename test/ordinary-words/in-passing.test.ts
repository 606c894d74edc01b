import { describe, expect, test } from "vitest";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { ORCHARDS } from "./orchards.ts";

const orchards = graphOf("orchards", ORCHARDS);

describe("what people ask in passing, as they write it", () => {
  test.each<[string, readonly string[]]>([
    // Thanks, and what is held.
    ["what is the phone number of the long orchard thanks", ["555-1"]],
    ["sorry to bother you but who owns grinder pls", ["Nan Perrin"]],
    ["cheapest cider you know of", ["Dry Gate"]],
    ["dearest cider u got", ["Black Bough"]],
    ["do u know who owns grinder", ["Nan Perrin"]],
    // Without the apostrophe.
    ["robins owner", ["Nan Perrin"]],
    ["whereabouts does robins owner work", ["Long Orchard"]],
    ["whats grinders serial no", ["S-1"]],
    // As it is spoken.
    ["paintings that sold for over 3 grand", ["Windfall"]],
    ["which paintings sold for under 3k", ["Blossom"]],
    ["who works over at long orchard", ["Ada Kell", "Nan Perrin"]],
    ["which town would long orchard be in", ["Applewick"]],
    // Whose it is.
    ["whose cart is robin", ["Nan Perrin"]],
    ["carts belonging to nan perrin", ["Robin"]],
    ["is nan perrin married, who to", ["Joss Perrin"]],
    // By what follows.
    ["who founded the firm that made grinder", ["Ada Kell"]],
    ["where is nan perrin's workplace", ["Applewick"]],
    ["where does the person who runs the grafting course work", ["Long Orchard"]],
    ["which orchard is the one with the most visitors", ["Long Orchard"]],
    ["who is the one who owns grinder", ["Nan Perrin"]],
    // Times.
    ["presses from before 1935", ["Grinder", "Old Nick"]],
    ["any orchards from before 1970", ["Long Orchard"]],
    ["presses built in the 60s", ["Mangle"]],
    // Phrases.
    ["what number do i ring to get hold of long orchard", ["555-1"]],
    ["when did long orchard open its doors", ["1950"]],
    // What one fact tells, and no other one.
    ["Who won the medal for Bough Fair?", ["Ada Kell", "Nan Perrin"]],
    ["Who won the medal for Root Fair?", ["Joss Perrin"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await orchards], question)).values].sort()).toEqual([...answers].sort());
  });

  test.each([
    ["presses built in the 60s", "“60s” was read as “1960s”"],
    ["presses from before 1935", "“from before” was read as “year built before”"],
    ["who founded the firm that made grinder", "“firm” was read as “place”"],
  ])("is told as what may not be meant: %s", async (question, told) => {
    const { result } = await askAll([await orchards], question);
    expect(result.explanation).toContain(told);
    expect(result.complete).toBe(false);
  });

  test.each([
    // Several of a kind, and a verb.
    "which robins nest in applewick",
    "where do robins nest",
    // Numbers that are none, and a denial.
    "who won the 3 grand pianos",
    "the 3k run",
    "is there no owner of old nick",
    // Its owner or its painter, and more than is known of it.
    "whose painting is blossom",
    "whose favourite cart is robin",
    "whose idea was robin",
    // Nothing follows, or what is not so.
    "who founded the firm that lost grinder",
    "when did the company joss perrin hates open",
    // No date is told of such things, or another one is said.
    "growers from before 1970",
    "carts before 1970",
    "presses scrapped before 1935",
    // More is said than talk.
    "who went over to long orchard",
    "what would nan perrin be if she left",
    "is nan perrin tall, who to",
    "who gives thanks",
    "what is on record",
    "what do they use grinder for",
    // The breed, or what the breed is of.
    "what kind of goose is Hettie",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await orchards], question)).values).toEqual([]);
  });
});
