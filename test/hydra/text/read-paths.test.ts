import { describe, expect, test } from "vitest";
import { chain } from "./pages.ts";
import { readAlong as read } from "./read-along.ts";

describe("which end does it", () => {
  const text = { Notes: "Ada Krall taught Ben Holm. Ruth Aubin taught Ada Krall." };

  test.each([
    [chain("Ada Krall", ["taught", "FORWARD"], "?"), ["Ada Krall taught Ben Holm"]],
    [chain("Ada Krall", ["taught", "BACKWARD"], "?"), ["Ruth Aubin taught Ada Krall"]],
    [chain("?", ["taught", "FORWARD"], "Ada Krall"), ["Ruth Aubin taught Ada Krall"]],
    [chain("?", ["taught", "BACKWARD"], "Ada Krall"), ["Ada Krall taught Ben Holm"]],
  ])("is what the skyline says: %#", async (skyline, expected) => {
    expect(await read(skyline, text)).toEqual(expected);
  });

  const nouns = { Notes: "Ada Krall is the teacher of Ben Holm. Ruth Aubin is the teacher of Ada Krall." };
  test.each([
    [chain("Ada Krall", ["teacher of", "FORWARD"], "?"), ["Ada Krall teacher of Ben Holm"]],
    [chain("Ada Krall", ["teacher of", "BACKWARD"], "?"), ["Ruth Aubin teacher of Ada Krall"]],
  ])("is so of nouns too: %#", async (skyline, expected) => {
    expect(await read(skyline, nouns)).toEqual(expected);
  });
});

describe("a walk along the skyline", () => {
  const pages = {
    "Ada Krall": "Ada Krall is a glassblower. She taught Ben Holm.",
    "Ben Holm": "Ben Holm founded the Tarn Mill.",
    "Tarn Mill": "The Tarn Mill was built in Visby by Lena Quist.",
  };

  test("goes on from what it has found", async () => {
    const skyline = chain("Ada Krall", ["taught", "FORWARD"], "_person", ["founded", "FORWARD"], "?mill");
    expect(await read(skyline, pages)).toEqual(["Ada Krall taught Ben Holm; Ben Holm founded Tarn Mill"]);
  });

  test("joins what two topics lead to, in the order of the chain", async () => {
    const skyline = chain("Ben Holm", ["founded", "FORWARD"], "?mill", ["built", "BACKWARD"], "Lena Quist");
    expect(await read(skyline, { ...pages, "Lena Quist": "Lena Quist built the Tarn Mill." })).toEqual([
      "Ben Holm founded Tarn Mill; Lena Quist built Tarn Mill",
    ]);
  });

  test("passes a topic in the chain only by its name", async () => {
    const skyline = chain("Ada Krall", ["taught", "FORWARD"], "Ben Holm", ["founded", "FORWARD"], "?mill");
    expect(await read(skyline, pages)).toEqual(["Ada Krall taught Ben Holm; Ben Holm founded Tarn Mill"]);
    const other = chain("Ada Krall", ["taught", "FORWARD"], "Jon Ek", ["founded", "FORWARD"], "?mill");
    expect(await read(other, pages)).toEqual([]);
  });

  test("reads the sentences that are given, and no other of their paragraphs", async () => {
    const skyline = chain("Ada Krall", ["taught", "FORWARD"], "?");
    expect(await read(skyline, pages, (text) => !text.includes("taught"))).toEqual([]);
  });

  test("says nothing along a chain of which the texts say nothing", async () => {
    const skyline = chain("Ada Krall", ["married", "FORWARD"], "_person", ["founded", "FORWARD"], "?mill");
    expect(await read(skyline, pages)).toEqual([]);
  });
});
