import { closeSync, openSync, readSync, statSync } from "node:fs";

/** "whyq": tells our files from others. */
export const APPLICATION_ID = 0x77687971;

/** How every SQLite database begins, and where in it the number of its program stands. */
const SQLITE_MAGIC = "SQLite format 3\0";
const APPLICATION_ID_OFFSET = 68;

/** Thrown for what stands at the path of a stage file and is somebody else's: it is neither written to nor moved. */
export class ForeignFile extends Error {}

/** @throws ForeignFile for a folder, a device or a pipe: opening one may have effects, or wait for ever */
export function requirePlainFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found !== undefined && !found.isFile()) throw new ForeignFile("it is not a file");
}

/**
 * Whether a file that can not be used as a stage file may be taken for a damaged one of ours: by its ending, or by the
 * number in its header.
 */
export function isPresumablyOurs(path: string): boolean {
  return path.endsWith(".sqlite") || hasOurHeader(path);
}

function hasOurHeader(path: string): boolean {
  const header = Buffer.alloc(APPLICATION_ID_OFFSET + 4);
  const file = openSync(path, "r");
  try {
    readSync(file, header, 0, header.length, 0);
  } finally {
    closeSync(file);
  }
  return (
    header.toString("latin1", 0, SQLITE_MAGIC.length) === SQLITE_MAGIC &&
    header.readUInt32BE(APPLICATION_ID_OFFSET) === APPLICATION_ID
  );
}
