import { expect, test } from "vitest";
import { findPassages } from "../../engine/documents/find-passages.ts";
import { Failure } from "../../engine/failure.ts";
import type { DocumentCollection, Passage } from "../../engine/sources/documents.ts";
import type { Embedder } from "../../engine/text/embedder.ts";
import { recordingContext } from "../support/recording-context.ts";

const passage = (title: string, score: number): Passage => ({
  chunkId: `${title}_0_0`,
  key: title,
  document: { id: title, title },
  section: "Introduction",
  text: `About ${title}.`,
  score,
});

/** Gives its first passages, and remembers how many were asked for. */
function collection(id: string, titles: readonly string[]): DocumentCollection & { readonly limits: number[] } {
  const limits: number[] = [];
  return {
    ...{ id, kind: "DOCUMENTS", title: id, version: "1", licence: undefined, limits },
    search: async (_query, { limit }) => {
      limits.push(limit);
      return titles.slice(0, limit).map((title, index) => passage(title, 0.9 - index / 20));
    },
  };
}

/** Knows of one text that it means what is asked, and of all others that they do not. */
const meaning = (title: string, calls: string[][] = []): Embedder => ({
  id: "test",
  kind: "SEMANTIC",
  embed: async (texts) => {
    calls.push([...texts]);
    return texts.map((text, index) => Float64Array.from(index === 0 || text.includes(title) ? [1, 0] : [0, 1]));
  },
});

const titlesOf = (found: readonly Passage[]): readonly string[] => found.map(({ document }) => document.title);

test("without a model of meaning the collections' order stands, and no more is asked for than is wanted", async () => {
  const own = collection("own", ["A", "B", "C"]);
  const context = { ...recordingContext(), markPartial: () => undefined };
  expect(titlesOf(await findPassages("q", { limit: 2 }, { documents: [own] }, context))).toEqual(["A", "B"]);
  expect(own.limits).toEqual([2]);
});

test("a model of meaning brings forward what words put far behind, by one request", async () => {
  const own = collection("own", ["A", "B", "C", "D", "E"]);
  const calls: string[][] = [];
  const context = { ...recordingContext(), markPartial: () => undefined };
  const parts = { documents: [own], embedder: meaning("D", calls) };
  expect(titlesOf(await findPassages("q", { limit: 2 }, parts, context))).toEqual(["A", "D"]);
  expect(own.limits).toEqual([30]);
  expect(calls).toHaveLength(1);
});

test("a model that fails leaves the order of words, and it is said", async () => {
  const said: string[] = [];
  const failing: Embedder = {
    ...meaning("D"),
    embed: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "The embeddings are down.")),
  };
  const context = { ...recordingContext(), markPartial: (reason: string) => void said.push(reason) };
  const parts = { documents: [collection("own", ["A", "B", "C"])], embedder: failing };
  expect(titlesOf(await findPassages("q", { limit: 2 }, parts, context))).toEqual(["A", "B"]);
  expect(said).toEqual(["Passages were ranked by their words only: The embeddings are down."]);
});

test("the limit holds for each collection, and one that fails is left out and said", async () => {
  const said: string[] = [];
  const down: DocumentCollection = {
    ...collection("down", []),
    search: () => Promise.reject(new Failure("SOURCE_UNAVAILABLE", "It is down.")),
  };
  const context = { ...recordingContext(), markPartial: (reason: string) => void said.push(reason) };
  const documents = [collection("one", ["A", "B", "C"]), down, collection("two", ["X", "Y", "Z"])];
  expect(titlesOf(await findPassages("q", { limit: 2 }, { documents }, context))).toEqual(["A", "X", "B", "Y"]);
  expect(said).toEqual(["It is down."]);
});
