import { dirname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { OnProblem, StoredStage } from "../../engine/investigation/store.ts";
import { inodeOf, isBusy, isDamage, OtherVersion, setAside } from "./damage.ts";
import { makeFolder } from "./folder.ts";
import type { StageFileOptions } from "./messages.ts";
import { ForeignFile, isPresumablyOurs, requirePlainFile } from "./ownership.ts";
import { checksumOf, entryInRow } from "./stage-row.ts";
import { openStageTable, pragma } from "./stage-table.ts";

/** Writes between two purges of what has expired. */
const PURGE_INTERVAL = 256;

/** Rows dropped at a time when the file is full. */
const EVICTION_BATCH = 16;

/** Attempts at opening a file that other processes are just opening too, and the pause between them. */
const OPEN_ATTEMPTS = 100;
const OPEN_PAUSE_MS = 50;

/** A file of stored stages. Blocks while it works, which is why it lives in a worker. */
export class StageFile {
  readonly #path: string;
  readonly #maxBytes: number;
  readonly #onProblem: OnProblem;
  #open: OpenFile;
  #writes = 0;

  /** @throws ForeignFile for a file that is not ours; Error when the file can neither be opened nor be made */
  constructor({ path, maxBytes }: StageFileOptions, onProblem: OnProblem) {
    this.#path = path;
    this.#maxBytes = maxBytes;
    this.#onProblem = onProblem;
    makeFolder(dirname(path));
    requirePlainFile(path);
    this.#open = this.#openSound();
  }

  get(scope: string, key: string): StoredStage | undefined {
    return this.#trusting(({ get, drop }) => {
      const row = readRow(get, scope, key);
      if (row === undefined) return undefined;
      const entry = entryInRow(row, scope, key);
      if (entry !== undefined) return entry.expiresAt > Date.now() ? entry : undefined;
      drop.run(scope, key);
      this.#onProblem(`A damaged entry of ${this.#path} was dropped (stage ${key}).`, "its checksum is wrong");
      return undefined;
    });
  }

  set(entry: StoredStage): void {
    // One that would push out most others is not worth keeping.
    if (4 * entry.value.length > this.#maxBytes) return;
    const { scope, key, stage, value, calls, computedAt, expiresAt, origin } = entry;
    this.#trusting(({ set }) =>
      set.run(scope, key, stage, value, calls, computedAt, expiresAt, origin, checksumOf(entry)),
    );
    this.#writes += 1;
    if (this.#writes % PURGE_INTERVAL === 1) this.#trusting(({ purge }) => purge.run(Date.now()));
    this.#trusting((open) => this.#evict(open));
  }

  forget(scope: string, origin: string): number {
    return this.#trusting(({ forget }) => Number(forget.run(scope, origin).changes));
  }

  close(): void {
    this.#open.database.close();
  }

  /** Runs statements, on a new file if the present one turns out to be damaged. */
  #trusting<T>(run: (open: OpenFile) => T): T {
    try {
      return run(this.#open);
    } catch (error) {
      if (!isDamage(error, this.#path)) throw error;
      closeQuietly(this.#open.database);
      // Another process may have met the damage first, and have put a new file in place.
      if (inodeOf(this.#path) === this.#open.inode) this.#setAside(error);
      this.#open = this.#openSound();
      return run(this.#open);
    }
  }

  #openSound(): OpenFile {
    let damaged = 0;
    for (let attempt = 1; ; attempt++) {
      try {
        const database = openStageTable(this.#path);
        return { database, inode: inodeOf(this.#path), ...prepare(database) };
      } catch (error) {
        if (attempt === OPEN_ATTEMPTS) throw error;
        // Twice in a row, it is not the file that is at fault.
        if (isDamage(error, this.#path) && damaged++ < 2) this.#setAside(error);
        else if (isBusy(error)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, OPEN_PAUSE_MS);
        else throw error;
      }
    }
  }

  #setAside(cause: unknown): void {
    if (inodeOf(this.#path) === undefined) return;
    if (!isPresumablyOurs(this.#path))
      throw new ForeignFile("it is not a stage file, and was left as it is", { cause });
    const isVersion = cause instanceof OtherVersion;
    const found = isVersion ? `was written by ${cause.isOlder ? "an older" : "a newer"} version` : "is damaged";
    const aside = setAside(this.#path, isVersion ? `version-${cause.version}` : "corrupt");
    this.#onProblem(`${this.#path} ${found}. It was moved to ${aside}, and a new one begun.`, cause);
  }

  #evict({ database, evict }: OpenFile): void {
    const pageBytes = pragma(database, "page_size");
    const usedBytes = (): number => pageBytes * (pragma(database, "page_count") - pragma(database, "freelist_count"));
    if (usedBytes() <= this.#maxBytes) return;
    // A little more than needed, so that the next writes find room.
    while (usedBytes() > 0.9 * this.#maxBytes) if (evict.run(EVICTION_BATCH).changes === 0) return;
  }
}

interface OpenFile {
  readonly database: DatabaseSync;
  readonly inode: number | undefined;
  readonly get: StatementSync;
  readonly set: StatementSync;
  readonly drop: StatementSync;
  readonly forget: StatementSync;
  readonly purge: StatementSync;
  readonly evict: StatementSync;
}

function prepare(database: DatabaseSync): Omit<OpenFile, "database" | "inode"> {
  return {
    get: database.prepare(
      "SELECT stage, value, calls, computed_at, expires_at, origin, checksum FROM stage WHERE scope = ? AND key = ?",
    ),
    set: database.prepare(
      `INSERT OR REPLACE INTO stage (scope, key, stage, value, calls, computed_at, expires_at, origin, checksum)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    drop: database.prepare("DELETE FROM stage WHERE scope = ? AND key = ?"),
    forget: database.prepare("DELETE FROM stage WHERE scope = ? AND origin = ?"),
    purge: database.prepare("DELETE FROM stage WHERE expires_at <= ?"),
    evict: database.prepare("DELETE FROM stage WHERE id IN (SELECT id FROM stage ORDER BY id LIMIT ?)"),
  };
}

/** A number that does not fit into one of ours can only come of damage, and counts as a row that can not be trusted. */
function readRow(get: StatementSync, scope: string, key: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return get.get(scope, key);
  } catch (error) {
    if (error instanceof RangeError) return {};
    throw error;
  }
}

function closeQuietly(database: DatabaseSync): void {
  try {
    database.close();
  } catch {
    // It is given up anyway.
  }
}
