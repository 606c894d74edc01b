import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { type OpenDocumentCollection, openDocuments } from "../../datasources/documents/document-collection.ts";
import { readDocumentFiles } from "../../datasources/documents/document-files.ts";
import { passagesOf } from "../../datasources/documents/passages.ts";
import { openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { locateQuote } from "../../engine/text/quote.ts";
import { recordingContext } from "../support/recording-context.ts";

const path = (name: string): string => new URL(`../../${name}`, import.meta.url).pathname;

interface Manifest {
  readonly documentOnly: readonly { readonly question: string; readonly document: string; readonly quote: string }[];
}

describe("the built-in documents", () => {
  let collection: OpenDocumentCollection;
  let manifest: Manifest;
  beforeAll(async () => {
    collection = await openDocuments({
      id: "documents",
      title: "Built-in documents",
      folder: path("knowledge/documents"),
    });
    manifest = JSON.parse(await readFile(path("test/knowledge/manifest.json"), "utf8")) as Manifest;
  });

  test("are at least 50, of several sections", async () => {
    expect(collection.stats.documents).toBeGreaterThanOrEqual(50);
    expect(collection.stats.passages).toBeGreaterThan(2 * collection.stats.documents);
  });

  test("are about entities that the built-in graph holds", async () => {
    const files = await readDocumentFiles([path("knowledge/documents")], path("knowledge/documents"));
    const about = files.flatMap(({ documents }) => documents.flatMap((document) => document.about ?? []));
    const graph = await openEmbeddedGraph({ id: "graph", title: "Graph", files: [path("knowledge/graph")] });
    try {
      const described = await graph.describe(about, recordingContext());
      expect(about.filter((iri) => !described.has(iri))).toEqual([]);
      expect(about.length).toBeGreaterThan(0);
    } finally {
      await graph.close();
    }
  });

  test("hold every quote of the manifest in one passage, and the question finds it", async () => {
    const files = await readDocumentFiles([path("knowledge/documents")], path("knowledge/documents"));
    const passages = new Map(
      files.flatMap(({ documents }) =>
        documents.map((document) => [document.id, passagesOf(document, undefined)] as const),
      ),
    );
    let found = 0;
    for (const { question, document, quote } of manifest.documentOnly) {
      const holders = (passages.get(document) ?? []).filter(({ text }) => locateQuote(quote, text) !== undefined);
      expect(holders, quote).not.toEqual([]);
      const keys = new Set(holders.map(({ key }) => key));
      const hits = await collection.search(question, { limit: 5 }, recordingContext());
      if (hits.some(({ key }) => keys.has(key))) found += 1;
    }
    expect(manifest.documentOnly.length).toBeGreaterThan(0);
    expect(found / manifest.documentOnly.length).toBeGreaterThan(0.9);
  });
});
