import { extname } from "node:path";
import { type FileKind, findFiles, readSourceFile } from "../source-files.ts";

/** Media types by file extension. `.xml` and `.owl` are read as RDF/XML. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  [".ttl", "text/turtle"],
  [".nt", "application/n-triples"],
  [".nq", "application/n-quads"],
  [".trig", "application/trig"],
  [".rdf", "application/rdf+xml"],
  [".xml", "application/rdf+xml"],
  [".owl", "application/rdf+xml"],
  [".jsonld", "application/ld+json"],
]);

/** A file is a string while it is parsed, and strings have an end. */
const MAX_BYTES = 500_000_000;

const GRAPH_FILES: FileKind = { name: "graph", extensions: [...FORMATS.keys()], maxBytes: MAX_BYTES, maxFiles: 10_000 };

/** A file in memory. Shared with the worker, so that a store can be filled again without reading the disk again. */
export interface GraphFile {
  readonly path: string;
  /** Media type. */
  readonly format: string;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
  /** What relative IRIs are relative to, unless the file says so itself; the file's own address when absent. */
  readonly baseIri?: string;
}

/**
 * Reads files, and all files with a known extension below folders.
 * @throws Failure `BAD_USER_INPUT` for a path that is missing, of an unknown extension, or a folder without graph
 * files.
 */
export async function readGraphFiles(paths: readonly string[], baseIri?: string): Promise<readonly GraphFile[]> {
  const files = await Promise.all((await findFiles(paths, GRAPH_FILES)).map(readGraphFile));
  return baseIri === undefined ? files : files.map((file) => ({ ...file, baseIri }));
}

async function readGraphFile(path: string): Promise<GraphFile> {
  const content = await readSourceFile(path, GRAPH_FILES);
  const bytes = new Uint8Array(new SharedArrayBuffer(content.byteLength));
  bytes.set(content);
  return { path, format: FORMATS.get(extname(path).toLowerCase()) ?? "", bytes };
}
