import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Failure, quoted } from "../../engine/failure.ts";

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

/** A file in memory. Shared with the worker, so that a store can be filled again without reading the disk again. */
export interface GraphFile {
  readonly path: string;
  /** Media type. */
  readonly format: string;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

/**
 * Reads files, and all files with a known extension below folders, in the order of their paths.
 * @throws Failure `BAD_USER_INPUT` for a path that is missing, of an unknown extension, or a folder without graph files.
 */
export async function readGraphFiles(paths: readonly string[]): Promise<readonly GraphFile[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await filesAt(path)));
  return Promise.all([...new Set(found)].map(readGraphFile));
}

/** First 16 hexadecimal digits of the SHA-256 of the files' contents and whatever else decides what a graph says. */
export function contentVersion(files: readonly GraphFile[], settings: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(settings) ?? "");
  for (const file of files) digest.update(`\0${file.format}\0${file.bytes.byteLength}\0`).update(file.bytes);
  return digest.digest("hex").slice(0, 16);
}

async function filesAt(path: string): Promise<readonly string[]> {
  const status = await stat(path).catch((cause: unknown) => {
    throw new Failure("BAD_USER_INPUT", `No graph file at ${quoted(path)}: ${reasonOf(cause)}.`, { cause });
  });
  if (!status.isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && FORMATS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (files.length === 0) {
    throw new Failure("BAD_USER_INPUT", `The folder ${quoted(path)} holds no graph files (${knownExtensions()}).`);
  }
  return files;
}

async function readGraphFile(path: string): Promise<GraphFile> {
  const format = FORMATS.get(extname(path).toLowerCase());
  if (format === undefined) {
    const extension = extname(path) === "" ? "no extension" : `the extension ${quoted(extname(path))}`;
    throw new Failure("BAD_USER_INPUT", `${quoted(path)} has ${extension}; graph files end in ${knownExtensions()}.`);
  }
  const content = await readFile(path).catch((cause: unknown) => {
    throw new Failure("BAD_USER_INPUT", `Cannot read the graph file ${quoted(path)}: ${reasonOf(cause)}.`, { cause });
  });
  const bytes = new Uint8Array(new SharedArrayBuffer(content.byteLength));
  bytes.set(content);
  return { path, format, bytes };
}

function knownExtensions(): string {
  return [...FORMATS.keys()].join(", ");
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT") return "there is no such file or folder";
  if (code === "EACCES" || code === "EPERM") return "permission denied";
  return cause instanceof Error ? cause.message : String(cause);
}
