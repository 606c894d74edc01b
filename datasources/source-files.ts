import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Failure, quoted } from "../engine/failure.ts";

/** What a source is made of: its name in messages, and the extensions by which its files are told. */
export interface FileKind {
  /** "graph", "document". */
  readonly name: string;
  /** In lower case, with the dot. */
  readonly extensions: readonly string[];
}

/**
 * The files named, and all files of the kind below the folders named: each once, in the order of the paths given, those
 * of a folder in order of code units.
 * @throws Failure `BAD_USER_INPUT` for a path that is missing or of another kind, and a folder that holds no such file.
 */
export async function findFiles(paths: readonly string[], kind: FileKind): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) found.push(...(await filesAt(path, kind)));
  return [...new Set(found)];
}

/** @throws Failure `BAD_USER_INPUT` for a file that can not be read. */
export async function readSourceFile(path: string, kind: FileKind): Promise<Uint8Array> {
  return readFile(path).catch((cause: unknown) => {
    throw new Failure("BAD_USER_INPUT", `Cannot read the ${kind.name} file ${quoted(path)}: ${reasonOf(cause)}.`, { cause });
  });
}

/**
 * The first 16 hexadecimal digits of a SHA-256 over contents and whatever else decides what a source says, given as JSON.
 */
export function contentVersion(contents: Iterable<Uint8Array>, settings: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(settings) ?? "");
  // The lengths keep two files from being taken for one.
  for (const content of contents) digest.update(`\0${content.byteLength}\0`).update(content);
  return digest.digest("hex").slice(0, 16);
}

async function filesAt(path: string, { name, extensions }: FileKind): Promise<readonly string[]> {
  const status = await stat(path).catch((cause: unknown) => {
    throw new Failure("BAD_USER_INPUT", `No ${name} file at ${quoted(path)}: ${reasonOf(cause)}.`, { cause });
  });
  const known = (file: string): boolean => extensions.includes(extname(file).toLowerCase());
  if (!status.isDirectory()) {
    if (known(path)) return [path];
    const extension = extname(path) === "" ? "no extension" : `the extension ${quoted(extname(path))}`;
    throw new Failure("BAD_USER_INPUT", `${quoted(path)} has ${extension}; ${name} files end in ${extensions.join(", ")}.`);
  }
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && known(entry.name)).map((entry) => join(entry.parentPath, entry.name));
  if (files.length === 0) {
    throw new Failure("BAD_USER_INPUT", `The folder ${quoted(path)} holds no ${name} files (${extensions.join(", ")}).`);
  }
  return files.sort();
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT") return "there is no such file or folder";
  if (code === "EACCES" || code === "EPERM") return "permission denied";
  return cause instanceof Error ? cause.message : String(cause);
}
