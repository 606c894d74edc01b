import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

export const VIRTUOSO_INSTALLED = ["virtuoso-t", "isql-vt"].every(
  (command) => spawnSync("which", [command]).status === 0,
);

export interface RunningEndpoint {
  readonly url: string;
  stop(): Promise<void>;
}

interface VirtuosoOptions {
  /** Whether it indexes the words of all literals, which it does not do by itself. */
  readonly hasTextIndex?: boolean;
}

/** Virtuoso with one graph, of N-Triples. */
export async function startVirtuoso(
  nTriples: string,
  graph: string,
  maxRows: number,
  options: VirtuosoOptions = {},
): Promise<RunningEndpoint> {
  return startVirtuosoWith(new Map([[graph, nTriples]]), maxRows, options);
}

/**
 * Virtuoso on free ports with its files in a temporary folder, filled with N-Triples.
 * @param graphs IRIs of graphs, and what is in each
 */
export async function startVirtuosoWith(
  graphs: ReadonlyMap<string, string>,
  maxRows: number,
  { hasTextIndex = false }: VirtuosoOptions = {},
): Promise<RunningEndpoint> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-virtuoso-"));
  const file = (name: string): string => join(folder, name);
  const loads: string[] = [];
  for (const [graph, nTriples] of graphs) {
    const name = `graph${loads.length}.nt`;
    await writeFile(file(name), nTriples);
    loads.push(`ld_dir('${folder}','${name}','${graph}');`);
  }
  const { sql, http } = await startedIn(folder, maxRows);
  const pid = Number(/VIRT_PID=(\d+)/u.exec(await readFile(file("virtuoso.lck"), "utf8"))?.[1]);
  const stop = async (): Promise<void> => {
    process.kill(pid);
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await run("isql-vt", [
      `127.0.0.1:${sql}`,
      "dba",
      "dba",
      `exec=${loads.join(" ")} rdf_loader_run();${hasTextIndex ? " DB.DBA.RDF_OBJ_FT_RULE_ADD (null, null, 'All'); DB.DBA.VT_INC_INDEX_DB_DBA_RDF_OBJ ();" : ""}`,
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `http://127.0.0.1:${http}/sparql`, stop };
}

/** How often it is started anew where another process has taken a port between its choice and its use. */
const MOST_STARTS = 3;

interface Ports {
  readonly sql: number;
  readonly http: number;
}

async function startedIn(folder: string, maxRows: number): Promise<Ports> {
  const file = join(folder, "virtuoso.ini");
  for (let start = 1; ; start++) {
    const ports = { sql: await freePort(), http: await freePort() };
    await writeFile(file, settings(ports, folder, maxRows));
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
DatabaseFile=${folder}/virtuoso.db
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
