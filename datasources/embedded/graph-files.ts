import { extname } from "node:path";
import { type FileKind, findFiles, readSourceFile, sizeOfSourceFile } from "../source-files.ts";
import { SERVE_INSTEAD } from "./memory-needed.ts";

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

/** Beyond it a store has no room: WebAssembly's memory ends at 4 GiB, and triples take several times their text. */
const MAX_BYTES = 500_000_000;

const GRAPH_FILES: FileKind = {
  name: "graph",
  extensions: [...FORMATS.keys()],
  maxBytes: MAX_BYTES,
  maxFiles: 10_000,
  advice: SERVE_INSTEAD,
};

/** Bytes of files up to which they are kept in memory, so that a store can be filled again whatever became of them. */
export const MOST_BYTES_KEPT = 8 * 1024 * 1024;

/** A file, and where it is to be read from. */
export interface GraphFile {
  readonly path: string;
  /** Media type. */
  readonly format: string;
  /** In bytes. */
  readonly size: number;
  /** Its content, shared with the worker; undefined where it is read from the disk piece by piece. */
  readonly bytes: Uint8Array<SharedArrayBuffer> | undefined;
  /** What relative IRIs are relative to, unless the file says so itself; the file's own address when absent. */
  readonly baseIri?: string;
  /** The only named graphs that are asked, as IRIs; all when absent. The same of all files of a graph. */
  readonly defaultGraphs?: readonly string[];
}

/**
 * Looks for files, and all files with a known extension below folders. Those that are small altogether are read.
 * @throws Failure `BAD_USER_INPUT` for a path that is missing, of an unknown extension, or a folder without graph
 * files, and for a file that is too large.
 */
export async function findGraphFiles(
  paths: readonly string[],
  read: Pick<GraphFile, "baseIri" | "defaultGraphs"> = {},
): Promise<readonly GraphFile[]> {
  const found = await findFiles(paths, GRAPH_FILES);
  const sizes = await Promise.all(found.map((path) => sizeOfSourceFile(path, GRAPH_FILES)));
  const isSmall = sizes.reduce((sum, size) => sum + size, 0) <= MOST_BYTES_KEPT;
  return Promise.all(
    found.map(async (path, index) => {
      const format = FORMATS.get(extname(path).toLowerCase()) ?? "";
      const bytes = isSmall ? await keptBytes(path) : undefined;
      const size = bytes?.byteLength ?? sizes[index] ?? 0;
      return { path, format, size, bytes, ...read };
    }),
  );
}

/** Of all files together. */
export function bytesOf(files: readonly Pick<GraphFile, "size">[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

async function keptBytes(path: string): Promise<Uint8Array<SharedArrayBuffer>> {
  const content = await readSourceFile(path, GRAPH_FILES);
  const bytes = new Uint8Array(new SharedArrayBuffer(content.byteLength));
  bytes.set(content);
  return bytes;
}
