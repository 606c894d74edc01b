import { resolve } from "node:path";
import { openDocuments, type OpenDocumentCollection } from "../../datasources/documents/document-collection.ts";
import { openEmbeddedGraph, type EmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";

const FOLDER = resolve(import.meta.dirname, "../../knowledge");

let graph: Promise<EmbeddedGraph> | undefined;
let documents: Promise<OpenDocumentCollection> | undefined;

/** The built-in graph, opened once for all files that a process tests. It ends with the process: nobody closes it. */
export function sharedGraph(): Promise<EmbeddedGraph> {
  graph ??= openEmbeddedGraph({ id: "built-in", title: "Built-in graph", files: [resolve(FOLDER, "graph")] });
  return graph;
}

/** The built-in documents, likewise. */
export function sharedDocuments(): Promise<OpenDocumentCollection> {
  documents ??= openDocuments({
    id: "documents",
    title: "Built-in documents",
    folder: resolve(FOLDER, "documents"),
    watch: false,
  });
  return documents;
}
