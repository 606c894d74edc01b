import { expect, test } from "vitest";
import { chain } from "./pages.ts";
import { readAlong } from "./read-along.ts";

/** "The potter who taught Ole": a noun for people is known, and somebody is looked for who is said to be one. */
const POTTER = chain("potter", ["is"], "?who", ["taught", "FORWARD"], "Ole Rud");
const POTTERS = chain("potter", ["is"], "?who");
const read = (text: string, skyline = POTTERS): Promise<readonly string[]> => readAlong(skyline, { "Mira Holt": text });

test.each([
  "Mira Holt is a potter.",
  "Mira Holt (born 1911) was a Norwegian potter and painter.",
  "Mira Holt is a former professional potter who lives by the sea.",
  "Mira Holt, the potter, came to Orby in 1931.",
  "The Norwegian potter Mira Holt came to Orby in 1931.",
])("is read where a sentence says it: %s", async (text) => {
  expect(await read(text)).toContain("Mira Holt is potter");
});

test.each([
  "Mira Holt is not a potter.",
  "Mira Holt was never a potter.",
  "Mira Holt is said to be a potter.",
  "Mira Holt is a would-be potter.",
  "Mira Holt is a potter's daughter.",
  "Mira Holt is a potter manager.",
  "Mira Holt wanted to be a potter.",
  "If Mira Holt is a potter, nobody knows.",
  "Mira Holt met a potter in Orby.",
  "Mira Holt is the sister of a potter.",
])("is not where none does: %s", async (text) => {
  expect(await read(text)).toEqual([]);
});

test("joins what else is said of the same person", async () => {
  expect(await read("Mira Holt, the Norwegian potter, taught Ole Rud.", POTTER)).toContainEqual(
    expect.stringContaining("Mira Holt is potter; Mira Holt taught Ole Rud"),
  );
});

test("is nothing that is read of what no person is", async () => {
  const skyline = chain("hit", ["is"], "?what");
  expect(await readAlong(skyline, { "Slow Rain": "Slow Rain is a hit." })).toEqual([]);
});
