import { describe, expect, test } from "vitest";
import { phrasesFor } from "../../reasoners/english/phrase-book/book.ts";
import { askAll, graphOf } from "../graph/fused-world.ts";
import { NET_LOFT } from "./net-loft.ts";

const loft = graphOf("net-loft", NET_LOFT);

describe("what is asked of one thing in words that a phrase book has for the name of a relation", () => {
  test.each<[string, readonly string[]]>([
    ["How high up is the Upper Loft?", ["41 metres"]],
    ["how high up is the upper loft place", ["41 metres"]],
    ["who's in charge at the Upper Loft", ["Ives Tamblyn"]],
    ["can you just walk into the Upper Loft", ["Yes"]],
    ["can you just walk into the Lower Loft", ["No"]],
    ["What's Ives Tamblyn best at?", ["splicing"]],
    ["who gives Orla Keast orders?", ["Ives Tamblyn"]],
    ["what did we pay for Grey Drift?", ["75"]],
    ["when did we get Grey Drift?", ["2 April 2011"]],
  ])("%s", async (question, answers) => {
    expect([...(await askAll([await loft], question)).values].sort()).toEqual([...answers].sort());
  });

  test("is told as what may not be meant, and is not complete", async () => {
    const { result } = await askAll([await loft], "who's in charge at the Upper Loft");
    expect(result.explanation).toContain("was read as “head”, which may not be meant");
    expect(result.complete).toBe(false);
  });

  test.each([
    // A deputy is not who is in charge.
    "who's in charge at the Lower Loft",
    // The other end, and another thing that has none of it.
    "who does Ives Tamblyn answer to",
    "how high up is Grey Drift",
    // A yard is no town.
    "what town is the Upper Loft in",
    // Words that no phrase has.
    "how high up is the Upper Loft in winter",
    "who's never in charge at the Upper Loft",
  ])("not answered: %s", async (question) => {
    expect((await askAll([await loft], question)).values).toEqual([]);
  });

  test("every phrase is asked of one thing, and none is asked of a kind of date as a length of time", () => {
    expect(phrasesFor(["how", "high", "up", "is", "E"])).not.toEqual([]);
    expect(phrasesFor(["how", "long", "has", "E", "been", "going"]).some(({ kinds }) => kinds.has("DATE"))).toBe(false);
  });
});
