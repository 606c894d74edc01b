import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/**
 * Keys that an object of a JSON text has twice, of which reading it keeps the last alone.
 * @param text well-formed JSON
 */
function keysTwice(text: string): readonly string[] {
  const open: Set<string>[] = [];
  const twice: string[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}]/gu)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (token.endsWith(":")) {
      const key = token.slice(0, -1).trim();
      if (open.at(-1)?.has(key) === true) twice.push(key);
      open.at(-1)?.add(key);
    }
  }
  return twice;
}

const files = globSync(["reasoners/**/*.json", "engine/**/*.json", "datasources/**/*.json"]);

test("a key that stands twice is found, in whatever object", () => {
  expect(keysTwice('{ "a": { "b": ["b:", "}"], "c": 1 }, "b": 2 }')).toEqual([]);
  expect(keysTwice('{ "a": { "b": 1, "c": 1, "b": 2 }, "a": 2 }')).toEqual(['"b"', '"a"']);
});

describe("no list of words is written over by another of its name", () => {
  test("there are lists", () => expect(files.length).toBeGreaterThan(20));
  test.each(files)("%s", (file) => expect(keysTwice(readFileSync(file, "utf8"))).toEqual([]));
});
