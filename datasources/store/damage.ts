import { accessSync, constants, renameSync, statSync } from "node:fs";

/**
 * SQLite's result codes that speak of the file. Our statements are known to be right, so that an error in them does
 * too; all others speak of the surroundings: permissions, disk, memory, other processes.
 */
const DAMAGE = new Set([
  1, // SQLITE_ERROR: a table is missing, the format is unknown
  2, // SQLITE_INTERNAL
  11, // SQLITE_CORRUPT
  16, // SQLITE_EMPTY
  17, // SQLITE_SCHEMA
  24, // SQLITE_FORMAT
  26, // SQLITE_NOTADB
]);

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_IOERR_SHORT_READ = 522;

/** Thrown for a file that is not ours, or whose parts do not agree with one another. */
export class UntrustedFile extends Error {}

/** Thrown for a file of ours that was written with other tables, of another version. */
export class OtherVersion extends UntrustedFile {
  /** Of the tables in the file. */
  readonly version: number;
  readonly isOlder: boolean;

  constructor(version: number, ours: number) {
    super(`Its version is ${version}; ours is ${ours}.`);
    this.version = version;
    this.isOlder = version < ours;
  }
}

/** True when an error says that the file can not be trusted. */
export function isDamage(error: unknown, path: string): boolean {
  if (error instanceof UntrustedFile) return true;
  const code = sqliteCode(error);
  if (code === undefined) return false;
  // A damaged header can declare the file read-only.
  if ((code & 0xff) === SQLITE_READONLY) return isWritable(path);
  return code === SQLITE_IOERR_SHORT_READ || DAMAGE.has(code & 0xff);
}

/** True when another process holds the file and it is worth while to try again. */
export function isBusy(error: unknown): boolean {
  return ((sqliteCode(error) ?? 0) & 0xff) === SQLITE_BUSY;
}

/**
 * Moves a file out of the way with all that belongs to it.
 * @param mark tells in its new name why it was moved, such as `corrupt`
 * @returns its new path
 */
export function setAside(path: string, mark: string): string {
  const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const aside = `${path}.${mark}-${time}`;
  renameSync(path, aside);
  // A log left behind would be replayed into the new file.
  for (const suffix of ["-wal", "-shm"]) {
    if (inodeOf(path + suffix) !== undefined) renameSync(path + suffix, aside + suffix);
  }
  return aside;
}

/** Tells whether two looks at a path saw the same file; undefined when there is none. */
export function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

/** The extended result code; its lowest byte is the primary one. */
function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error)) return undefined;
  return typeof error.errcode === "number" ? error.errcode : undefined;
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
