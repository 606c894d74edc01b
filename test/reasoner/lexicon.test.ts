import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { INVERSE, RELATED } from "../../reasoners/english/language/close-families.ts";
import { LEXICON } from "../../reasoners/english/language/lexicon.ts";

const folder = resolve(import.meta.dirname, "../../reasoners/english/language/data");

type Lists = Readonly<Record<string, readonly string[]>>;

/** Lists of words by name, each as the lines of one text. */
const files = readdirSync(folder)
  .filter((name) => name.endsWith(".json") && name !== "close-families.json" && name !== "irregular-verbs.json")
  .map((name) => [name, JSON.parse(readFileSync(join(folder, name), "utf8")) as Lists] as const);

describe.each(files)("%s", (name, lists) => {
  test.each(Object.entries(lists))("%s: words in lower case, each once, in lines of one text", (list, lines) => {
    const words = lines.flatMap((line) => line.split(" "));
    expect(words.length).toBeGreaterThan(0);
    expect(words.filter((word) => word === "" || word !== word.toLowerCase())).toEqual([]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    if (`${name} ${list}` !== "nouns.json pairs")
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(110);
    else for (const line of lines) expect(line.split(" ")).toHaveLength(2);
  });
});

test("a family is in one file", () => {
  const named = files
    .filter(([name]) => ["works.json", "persons.json", "places-and-things.json"].includes(name))
    .flatMap(([, lists]) => Object.keys(lists));
  expect(named.length).toBe(LEXICON.size);
  expect(named.length).toBeGreaterThan(100);
});

test("a family has the word that it is called by, or is another's", () => {
  const called = [...LEXICON].filter(([family, words]) => words.includes(family));
  expect(called.length).toBeGreaterThan(0.9 * LEXICON.size);
});

test.each([
  ["from its two ends", INVERSE],
  ["nearly", RELATED.map(([a, b]) => [a, b] as const)],
])("families that say one thing %s are families, and told once", (_, pairs) => {
  expect(pairs.flat().filter((family) => !LEXICON.has(family))).toEqual([]);
  const told = pairs.map((pair) => [...pair].sort().join(" "));
  expect(told.filter((pair, index) => told.indexOf(pair) !== index)).toEqual([]);
});

test("families are close, and not the same", () => {
  for (const [a, b, closeness] of RELATED) expect([a, b, closeness > 0 && closeness < 1]).toEqual([a, b, true]);
});

test("irregular verbs have a base and one to three forms", () => {
  const rows = JSON.parse(readFileSync(join(folder, "irregular-verbs.json"), "utf8")) as readonly string[];
  for (const row of rows) expect(row).toMatch(/^[a-z]+(?: [a-z]+){1,3}$/u);
  expect(new Set(rows.map((row) => row.split(" ")[0])).size).toBe(rows.length);
});
