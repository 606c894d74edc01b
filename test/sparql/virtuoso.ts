import { execFile, spawnSync } from "node:child_process";
import { constants, existsSync } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";

const run = promisify(execFile);

export const VIRTUOSO_INSTALLED = ["virtuoso-t", "isql-vt"].every(
  (command) => spawnSync("which", [command]).status === 0,
);

export interface RunningEndpoint {
  readonly url: string;
  stop(): Promise<void>;
}

export interface RunningVirtuoso extends RunningEndpoint {
  /** Has it index the words of all literals from now on. */
  indexTexts(): Promise<void>;
}

/** Virtuoso with one graph, of N-Triples. */
export async function startVirtuoso(nTriples: string, graph: string, maxRows: number): Promise<RunningVirtuoso> {
  return startVirtuosoWith(new Map([[graph, nTriples]]), maxRows);
}

/**
 * Virtuoso on free ports with its files in a temporary folder, filled with N-Triples.
 * @param graphs IRIs of graphs, and what is in each
 */
export async function startVirtuosoWith(
  graphs: ReadonlyMap<string, string>,
  maxRows: number,
): Promise<RunningVirtuoso> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-virtuoso-"));
  const loads: string[] = [];
  for (const [graph, nTriples] of graphs) {
    const name = `graph${loads.length}.nt`;
    await writeFile(join(folder, name), nTriples);
    loads.push(`ld_dir('${folder}','${name}','${graph}');`);
  }
  const { sql, http } = await startedIn(folder, maxRows, await emptyDatabase());
  const pid = await processIn(folder);
  const execute = (statements: string): Promise<unknown> =>
    run("isql-vt", [`127.0.0.1:${sql}`, "dba", "dba", `exec=${statements}`]);
  const stop = async (): Promise<void> => {
    // What it holds is thrown away: it need not write all of it to its file, and nobody need wait for it.
    process.kill(pid, "SIGKILL");
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await execute(`${loads.join(" ")} rdf_loader_run();`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${http}/sparql`,
    indexTexts: async () =>
      void (await execute("DB.DBA.RDF_OBJ_FT_RULE_ADD (null, null, 'All'); DB.DBA.VT_INC_INDEX_DB_DBA_RDF_OBJ ();")),
    stop,
  };
}

const DATABASE = "virtuoso.db";
const TEMPLATES = resolve("node_modules/.cache/virtuoso");

let empty: Promise<string> | undefined;

/** A database as it is before anything is put into it: to make one takes Virtuoso longer than to start with one. */
function emptyDatabase(): Promise<string> {
  empty ??= madeOnce();
  return empty;
}

/** Made by the first process that needs it, for all runs with this Virtuoso. */
async function madeOnce(): Promise<string> {
  const { stdout } = await run("which", ["virtuoso-t"]);
  const { size, mtimeMs } = await stat(stdout.trim());
  const database = join(TEMPLATES, `${size}-${Math.floor(mtimeMs)}.db`);
  await mkdir(TEMPLATES, { recursive: true });
  while (!existsSync(database)) {
    const release = await claimed(`${database}.maker`);
    if (release === undefined) {
      await pause(100);
      continue;
    }
    try {
      await made(database);
    } finally {
      await release();
    }
  }
  return database;
}

/** Lets one process alone do what others wait for; one that has ended lets go. */
async function claimed(claim: string): Promise<(() => Promise<void>) | undefined> {
  try {
    await writeFile(claim, String(process.pid), { flag: "wx" });
    return () => rm(claim, { force: true });
  } catch {
    const pid = Number(await readFile(claim, "utf8").catch(() => ""));
    if (pid > 0 && !isAlive(pid)) await rm(claim, { force: true });
    return undefined;
  }
}

async function made(database: string): Promise<void> {
  // Another may have made it between the look and the claim.
  if (existsSync(database)) return;
  const folder = await mkdtemp(`${database}-`);
  await startedIn(folder, 1);
  const pid = await processIn(folder);
  process.kill(pid, "SIGTERM");
  while (isAlive(pid)) await pause(50);
  await rename(join(folder, DATABASE), database);
  await rm(folder, { recursive: true, force: true });
}

async function processIn(folder: string): Promise<number> {
  return Number(/VIRT_PID=(\d+)/u.exec(await readFile(join(folder, "virtuoso.lck"), "utf8"))?.[1]);
}

/** How often it is started anew where another process has taken a port between its choice and its use. */
const MOST_STARTS = 3;

interface Ports {
  readonly sql: number;
  readonly http: number;
}

/** @param database what it starts with; it makes one of its own when absent */
async function startedIn(folder: string, maxRows: number, database?: string): Promise<Ports> {
  const file = join(folder, "virtuoso.ini");
  for (let start = 1; ; start++) {
    const ports = { sql: await freePort(), http: await freePort() };
    await writeFile(file, settings(ports, folder, maxRows));
    if (database !== undefined) await copyFile(database, join(folder, DATABASE), constants.COPYFILE_FICLONE);
    try {
      await run("virtuoso-t", ["-c", file, "+wait"], { cwd: folder });
      return ports;
    } catch (error) {
      if (start === MOST_STARTS) throw error;
      for (const left of await readdir(folder)) if (left.startsWith("virtuoso.")) await rm(join(folder, left));
    }
  }
}

function settings({ sql, http }: Ports, folder: string, maxRows: number): string {
  return `[Database]
DatabaseFile=${folder}/${DATABASE}
TransactionFile=${folder}/virtuoso.trx
ErrorLogFile=${folder}/virtuoso.log
LockFile=${folder}/virtuoso.lck
xa_persistent_file=${folder}/virtuoso.pxa
[TempDatabase]
DatabaseFile=${folder}/temp.db
TransactionFile=${folder}/temp.trx
[Parameters]
ServerPort=127.0.0.1:${sql}
DirsAllowed=${folder}
NumberOfBuffers=10000
[HTTPServer]
ServerPort=127.0.0.1:${http}
ServerRoot=${folder}
[SPARQL]
ResultSetMaxRows=${maxRows}
MaxQueryExecutionTime=60
`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
