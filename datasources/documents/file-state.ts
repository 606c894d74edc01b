import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { claimIds, readDocumentFile } from "./document-files.ts";
import type { Document } from "./document.ts";

/** A file as it was when it was last looked at. */
export interface FileState {
  readonly path: string;
  /** Equal as long as the file has not been touched. */
  readonly stamp: string;
  /** False when it had changed so lately that it may change again within the same tick of the clock. */
  readonly settled: boolean;
  /** SHA-256 of its bytes, hexadecimal; "" when it could not be read. */
  readonly digest: string;
  /** None when it is malformed. */
  readonly documents: readonly Document[];
  /** Why it could not be read. */
  readonly problem: Error | undefined;
  /** Why a part of it could not be read, where the rest was. */
  readonly flaw?: Error | undefined;
}

/** A clock's tick, generously: a file that changed within it may change again without a trace (ms). */
const TICK_MS = 50;

/** Looks at a file again: gives back what is known where it has not been touched; undefined when it is gone. */
export async function lookAt(path: string, base: string, known: FileState | undefined): Promise<FileState | undefined> {
  const status = await stat(path).catch(() => undefined);
  if (status === undefined || !status.isFile()) return undefined;
  const settled = Date.now() - Math.max(status.mtimeMs, status.ctimeMs) > TICK_MS;
  const stamp = `${status.ino} ${status.size} ${status.mtimeMs} ${status.ctimeMs}`;
  if (known?.stamp === stamp && known.settled) return known;
  try {
    const { bytes, documents, flaw } = await readDocumentFile(path, base);
    const digest = createHash("sha256").update(bytes).digest("hex");
    return { path, stamp, settled, digest, documents, problem: undefined, flaw };
  } catch (cause) {
    return { path, stamp, settled, digest: "", documents: [], problem: asError(cause) };
  }
}

/** The files whose documents can be read, in order, and what is wrong with others, or with a part of them. */
export function sorted(files: readonly FileState[]): {
  readonly readable: readonly FileState[];
  readonly problems: ReadonlyMap<string, Error>;
} {
  const holders = new Map<string, string>();
  const problems = new Map<string, Error>();
  const readable = files.filter((file) => {
    try {
      if (file.problem !== undefined) throw file.problem;
      claimIds(file, holders);
      if (file.flaw !== undefined) problems.set(file.path, file.flaw);
      return true;
    } catch (problem) {
      problems.set(file.path, asError(problem));
      return false;
    }
  });
  return { readable, problems };
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
