import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { expressionsOf, madeWhileLoading, sourceFiles } from "./expressions.ts";
import { temporaryFolder } from "../support/temporary-files.ts";
import { whyUnsafe } from "./unsafe.ts";

describe("the check of regular expressions that is part of lint", () => {
  it("finds literals and calls, and tells what is made only as the program runs", () => {
    const source =
      "const a = /x+/u;\nconst b = new RegExp(`${a.source}y`, 'u');\nconst c = (word: string) => RegExp(word).test('/no/');";
    const { literals, made } = expressionsOf("a.ts", source);
    expect(literals).toEqual([{ source: "x+", flags: "u", where: "a.ts:1" }]);
    expect(made).toEqual([
      { where: "a.ts:2", file: "a.ts", isLate: false },
      { where: "a.ts:3", file: "a.ts", isLate: true },
    ]);
  });

  it("sees what modules make while they are loaded", async () => {
    // A module of its own: another test may have loaded one of ours already.
    const folder = await temporaryFolder({ "made.mjs": 'export const MADE = new RegExp(["a+", "b"].join("|"), "u");' });
    const file = join(folder, "made.mjs");
    expect(await madeWhileLoading(file)).toEqual([{ source: "a+|b", flags: "u", where: file }]);
  });

  it("looks at every source", () =>
    expect(sourceFiles()).toEqual(expect.arrayContaining(["datasources/http/status-problem.ts", "cli/ask.ts"])));

  it.each([
    ["(a+)+$", ""],
    ["[#/:]+$", "u"],
    ["\\p{L}+$", "u"],
    ["<[^>]*>", "giu"],
    // What refers back is tried out, and not worked out.
    ["<(script|style)\\b[^]*?<\\/\\1>", "u"],
  ])(
    "breaks /%s/%s",
    async (source, flags) => expect(await whyUnsafe({ source, flags })).toMatch(/polynomial|exponential/u),
    60_000,
  );

  it.each([
    ["^[#/:]+$", "u"],
    ["[\\p{L}--[a-z]]+", "v"],
  ])("judges /%s/%s", async (source, flags) => {
    const judged = await whyUnsafe({ source, flags });
    if (flags === "v") expect(judged).toMatch(/^not judged/u);
    else expect(judged).toBeUndefined();
  });
});
