import { DatabaseSync } from "node:sqlite";
import { OtherVersion, UntrustedFile } from "./damage.ts";
import { APPLICATION_ID, ForeignFile } from "./ownership.ts";

/** Raised whenever the tables change; files of other versions are set aside. */
const SCHEMA_VERSION = 2;

/** `id` rises with every write, so that the oldest entries have the smallest. */
const SCHEMA = [
  `CREATE TABLE stage (
    id INTEGER PRIMARY KEY,
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    stage TEXT NOT NULL,
    value TEXT NOT NULL,
    calls TEXT NOT NULL,
    computed_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    origin TEXT NOT NULL,
    checksum TEXT NOT NULL
  ) STRICT`,
  "CREATE UNIQUE INDEX stage_by_key ON stage (scope, key)",
  "CREATE INDEX stage_by_origin ON stage (scope, origin)",
  "CREATE INDEX stage_by_expiry ON stage (expires_at)",
];

/**
 * Opens a file with our tables in it, made now if it is new or empty. A file that is not ours is not written to.
 * @throws ForeignFile, UntrustedFile, or what SQLite throws
 */
export function openStageTable(path: string): DatabaseSync {
  // Others that write hold the file for milliseconds.
  const database = new DatabaseSync(path, { timeout: 5_000 });
  try {
    const isNew = inTransaction(database, "BEGIN", () => checkOwnership(database));
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = NORMAL;
      PRAGMA journal_size_limit = 4194304;
      PRAGMA secure_delete = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
    `);
    if (isNew) createTables(database);
    checkIntegrity(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The number of a `PRAGMA` that has one. */
export function pragma(database: DatabaseSync, name: string): number {
  return Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
}

/** True for a file without anything in it. @throws ForeignFile, UntrustedFile */
function checkOwnership(database: DatabaseSync): boolean {
  const application = pragma(database, "application_id");
  const version = pragma(database, "user_version");
  const schema = schemaOf(database);
  if (application === 0 && version === 0 && schema === "[]") return true;
  if (application !== APPLICATION_ID) {
    // One of ours whose number is damaged still has tables of ours.
    if (schema !== "[]" && !hasPartOf(schema, expectedSchema()))
      throw new ForeignFile("it is the database of another program, and was left as it is");
    throw new UntrustedFile(`Its application id is ${application}; ours is ${APPLICATION_ID}.`);
  }
  const hasOurTables = schema === expectedSchema();
  if (version !== SCHEMA_VERSION) {
    // With another version the tables are others; where they are ours, it is the number that is damaged.
    if (version > 0 && !hasOurTables) throw new OtherVersion(version, SCHEMA_VERSION);
    throw new UntrustedFile(`Its version is ${version}; ours is ${SCHEMA_VERSION}.`);
  }
  if (!hasOurTables) throw new UntrustedFile("Its tables are not ours.");
  return false;
}

/**
 * An index out of order loses entries without a word. Checksums cover what is in the rows; this covers the rest, in
 * less than a second for 256 MiB.
 * @throws UntrustedFile
 */
function checkIntegrity(database: DatabaseSync): void {
  const found = database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"];
  if (found !== "ok") throw new UntrustedFile(String(found));
}

function createTables(database: DatabaseSync): void {
  inTransaction(database, "BEGIN IMMEDIATE", () => {
    // Another process may have been here first.
    if (!checkOwnership(database)) return;
    database.exec(
      `${SCHEMA.join(";")}; PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${SCHEMA_VERSION}`,
    );
  });
}

/** One look at the file, or one change of it, whatever other processes do meanwhile. */
function inTransaction<T>(database: DatabaseSync, begin: "BEGIN" | "BEGIN IMMEDIATE", run: () => T): T {
  database.exec(begin);
  try {
    const result = run();
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function schemaOf(database: DatabaseSync): string {
  return JSON.stringify(
    database.prepare("SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY type, name").all(),
  );
}

function hasPartOf(schema: string, expected: string): boolean {
  const parts = new Set((JSON.parse(expected) as readonly unknown[]).map((part) => JSON.stringify(part)));
  return (JSON.parse(schema) as readonly unknown[]).some((part) => parts.has(JSON.stringify(part)));
}

function expectedSchema(): string {
  const database = new DatabaseSync(":memory:");
  try {
    database.exec(SCHEMA.join(";"));
    return schemaOf(database);
  } finally {
    database.close();
  }
}
