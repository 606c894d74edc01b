import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { recordingContext } from "../support/recording-context.ts";
import { collectionOf } from "./collection-under-test.ts";

const FILES = {
  "everest.md": "---\ntitle: Mount Everest\nabout: urn:everest\n---\nIt is high. Hillary climbed it first in 1953.",
  "k2.md":
    "---\ntitle: K2\nabout: urn:k2\n---\nIt is high. Two Italians climbed it first in 1954.\n\n## Names\n\nIt has few names.",
  "cities.md": "---\ntitle: Cities\n---\nVienna lies on the Danube. Graz does not.",
};

const search = async (query: string, limit = 10, about: readonly string[] = []) =>
  (await collectionOf(FILES)).search(query, { limit, about }, recordingContext());

describe("search", () => {
  test("finds by words, by their other endings, and with small mistakes", async () => {
    for (const query of ["Danube", "who climbs it first, Hillary?", "the Italian", "Everrest"]) {
      expect((await search(query)).length, query).toBeGreaterThan(0);
    }
    expect((await search("city on the danube"))[0]?.document.title).toBe("Cities");
    expect((await search("Everrest"))[0]?.document.title).toBe("Mount Everest");
  });

  test("prefers passages about what is asked about", async () => {
    expect((await search("first climbed", 1, ["urn:k2"]))[0]?.about).toBe("urn:k2");
    expect((await search("first climbed", 1, ["urn:everest", "urn:other"]))[0]?.about).toBe("urn:everest");
  });

  test("finds a document by an alias before those that mention it, and shows nothing of it", async () => {
    const lines = [
      { id: "own", title: "Quillon Works", text: "It makes hinges.", aliases: ["Brassfold & Sons", "Old Hinge House"] },
      {
        id: "other",
        title: "A visit",
        text: "We saw Brassfold & Sons, and Brassfold himself, in the Old Hinge House.",
      },
    ];
    const found = await collectionOf({ "all.jsonl": lines.map((line) => JSON.stringify(line)).join("\n") });
    for (const query of ["Who runs Brassfold & Sons?", "old hinge house"]) {
      const passages = await found.search(query, { limit: 5 }, recordingContext());
      expect(passages.map(({ document }) => document.id)).toEqual(["own", "other"]);
      expect(passages[0]).not.toHaveProperty("aliases");
    }
  });

  test("keeps to the limit, best first, and counts one call", async () => {
    const collection = await collectionOf(FILES);
    const context = recordingContext();
    expect(await collection.search("it", { limit: 2 }, context)).toEqual([]);
    expect(await collection.search("first climbed high names", { limit: 2 }, context)).toHaveLength(2);
    expect(context.calls).toEqual(Array(2).fill({ source: "test", kind: "DOCUMENTS" }));
  });

  test("has scores of 0–1, sorted, and the same again", async () => {
    const collection = await collectionOf(FILES);
    const words = [
      "Hillary",
      "climbed",
      "first",
      "K2",
      "Vienna",
      "high",
      "1953",
      "?",
      "the",
      "Xyz",
      "names",
      "Everest",
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...words), { maxLength: 8 }),
        fc.integer({ min: 1, max: 6 }),
        async (query, limit) => {
          const found = await collection.search(query.join(" "), { limit, about: ["urn:k2"] }, recordingContext());
          expect(found.length).toBeLessThanOrEqual(limit);
          const scores = found.map(({ score }) => score);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
          expect(scores.every((score) => score > 0 && score < 1)).toBe(true);
          expect(await collection.search(query.join(" "), { limit, about: ["urn:k2"] }, recordingContext())).toEqual(
            found,
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  test("stops before it starts when nobody waits any more", async () => {
    const collection = await collectionOf(FILES);
    const refused = { ...recordingContext(), upstream: () => Promise.reject(new Error("no budget")) };
    await expect(collection.search("Everest", { limit: 1 }, refused)).rejects.toThrow("no budget");
  });
});

describe("a collection", () => {
  test("gives its licence to documents without their own", async () => {
    const collection = await collectionOf({ "a.md": "---\nlicence: mine\n---\nMarker.", "b.md": "Marker." }, "ours");
    const found = await collection.search("marker", { limit: 5 }, recordingContext());
    expect(new Map(found.map(({ document, licence }) => [document.id, licence]))).toEqual(
      new Map([
        ["a", "mine"],
        ["b", "ours"],
      ]),
    );
    expect(collection.licence).toBe("ours");
  });

  test("has a version of its contents, wherever they are", async () => {
    const one = await collectionOf(FILES);
    expect(one.version).toMatch(/^[0-9a-f]{16}$/u);
    expect((await collectionOf(FILES)).version).toBe(one.version);
    expect((await collectionOf({ ...FILES, "k2.md": `${FILES["k2.md"]} More.` })).version).not.toBe(one.version);
    expect((await collectionOf(FILES, "CC0-1.0")).version).not.toBe(one.version);
  });
});
