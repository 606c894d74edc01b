import { createHash } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, open, opendir, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { Failure, quoted } from "../engine/failure.ts";

/** What a source is made of: its name in messages, and the extensions by which its files are told. */
export interface FileKind {
  /** "graph", "document". */
  readonly name: string;
  /** In lower case, with the dot. */
  readonly extensions: readonly string[];
  /** Larger files are refused. */
  readonly maxBytes: number;
  /** A folder with more of them is refused: so many are held by a server, not by this process. */
  readonly maxFiles: number;
  /** What to do with a file that is too large. */
  readonly advice?: string;
}

/** Folders within folders. */
const MAX_DEPTH = 32;

/**
 * The files named, and all files of the kind below the folders named: each once, in the order of the paths given, those
 * of a folder in order of code units.
 * @throws Failure `BAD_USER_INPUT` for a path that is missing or of another kind, and a folder that holds no such file.
 */
export async function findFiles(paths: readonly string[], kind: FileKind): Promise<readonly string[]> {
  const found: string[] = [];
  for (const path of paths) for (const file of await filesAt(path, kind)) found.push(file);
  return [...new Set(found)];
}

/**
 * Reads a file as a whole. One that changes while it is read is read as far as it went at first.
 * @throws Failure `BAD_USER_INPUT` for a file that can not be read, is none (a pipe, a device), or is too large.
 */
export async function readSourceFile(path: string, kind: FileKind): Promise<Uint8Array> {
  return withSourceFile(path, kind, (file, size) => filled(file, Buffer.alloc(size)));
}

/**
 * The size in bytes of a file that could be read now.
 * @throws as `readSourceFile` does
 */
export async function sizeOfSourceFile(path: string, kind: FileKind): Promise<number> {
  return withSourceFile(path, kind, async (_file, size) => size);
}

async function withSourceFile<T>(
  path: string,
  kind: FileKind,
  use: (file: FileHandle, size: number) => Promise<T>,
): Promise<T> {
  try {
    // Without waiting: opening a pipe into which nobody writes would never end.
    const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const status = await file.stat();
      if (!status.isFile()) throw notAFile(path, kind);
      if (status.size > kind.maxBytes) throw tooLarge(path, kind, status.size);
      return await use(file, status.size);
    } finally {
      await file.close();
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw new Failure("BAD_USER_INPUT", `Cannot read the ${kind.name} file ${quoted(path)}: ${reasonOf(cause)}.`, {
      cause,
    });
  }
}

async function filled(file: FileHandle, buffer: Buffer): Promise<Uint8Array> {
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await file.read(buffer, length, buffer.length - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return buffer.subarray(0, length);
}

function notAFile(path: string, { name }: FileKind): Failure {
  return new Failure("BAD_USER_INPUT", `${quoted(path)} is no ${name} file: it is a pipe, a device or the like.`);
}

function tooLarge(
  path: string,
  { name, maxBytes, advice = "Split it, or put its content into a server that is asked." }: FileKind,
  size: number,
): Failure {
  const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1_000_000).toLocaleString("en")} MB`;
  return new Failure(
    "BAD_USER_INPUT",
    `The ${name} file ${quoted(path)} has ${megabytes(size)}; up to ${megabytes(maxBytes)} are read. ${advice}`,
  );
}

/** What bytes that are not UTF-8 seem to be instead, to complete a message; "" for what is not known. */
export function otherEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0x1f && second === 0x8b) return ", but packed with gzip: unpack it";
  if (first === 0x50 && second === 0x4b) return ", but a ZIP archive: unpack it";
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16 ? ", but UTF-16: save it as UTF-8" : "";
}

/**
 * The first 16 hexadecimal digits of a SHA-256 over contents and whatever else decides what a source says, given as
 * JSON.
 */
export function contentVersion(contents: Iterable<Uint8Array>, settings: unknown): string {
  const digest = createHash("sha256").update(JSON.stringify(settings) ?? "");
  // The lengths keep two files from being taken for one.
  for (const content of contents) digest.update(`\0${content.byteLength}\0`).update(content);
  return digest.digest("hex").slice(0, 16);
}

async function filesAt(path: string, kind: FileKind): Promise<readonly string[]> {
  const { name, extensions, maxFiles } = kind;
  const status = await stat(path).catch((cause: unknown) => {
    throw new Failure("BAD_USER_INPUT", `No ${name} file at ${quoted(path)}: ${reasonOf(cause)}.`, { cause });
  });
  const known = (file: string): boolean => extensions.includes(extname(file).toLowerCase());
  if (!status.isDirectory()) {
    if (known(path)) {
      if (!status.isFile()) throw notAFile(path, kind);
      return [path];
    }
    const extension = extname(path) === "" ? "no extension" : `the extension ${quoted(extname(path))}`;
    throw new Failure(
      "BAD_USER_INPUT",
      `${quoted(path)} has ${extension}; ${name} files end in ${extensions.join(", ")}.`,
    );
  }
  const files: string[] = [];
  await collect(path, MAX_DEPTH, (file) => {
    if (!known(file)) return;
    if (files.length === maxFiles) {
      const most = maxFiles.toLocaleString("en");
      throw new Failure(
        "BAD_USER_INPUT",
        `The folder ${quoted(path)} holds more than ${most} ${name} files. Join them, or name a folder with fewer.`,
      );
    }
    files.push(file);
  });
  if (files.length === 0) {
    throw new Failure(
      "BAD_USER_INPUT",
      `The folder ${quoted(path)} holds no ${name} files (${extensions.join(", ")}).`,
    );
  }
  return files.sort();
}

/** Tells of each file below a folder. Links are not followed, so that none leads round in a circle. */
async function collect(folder: string, depth: number, found: (path: string) => void): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isFile()) found(path);
    else if (entry.isDirectory() && depth > 0) await collect(path, depth - 1, found);
  }
}

function reasonOf(cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  if (code === "ENOENT") return "there is no such file or folder";
  if (code === "ELOOP") return "it is a link that leads round in a circle";
  if (code === "EACCES" || code === "EPERM") return "permission denied";
  return cause instanceof Error ? cause.message : String(cause);
}
