import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort, type RunningEndpoint } from "./virtuoso.ts";

/** Comunica's endpoint over a file of N-Triples. */
export async function startComunica(nTriples: string): Promise<RunningEndpoint> {
  const folder = await mkdtemp(join(tmpdir(), "whyql-comunica-"));
  await writeFile(join(folder, "graph.nt"), nTriples);
  const port = await freePort();
  const bin = join(
    dirname(createRequire(import.meta.url).resolve("@comunica/query-sparql-file/package.json")),
    "bin/http.js",
  );
  // A group of its own: it answers in processes that it starts.
  const child = spawn(process.execPath, [bin, join(folder, "graph.nt"), "-p", String(port), "-t", "60", "-w", "1"], {
    cwd: folder,
    detached: true,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}/sparql`;
  const stop = async (): Promise<void> => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    await rm(folder, { recursive: true, force: true });
  };
  for (const startedAt = Date.now(); Date.now() - startedAt < 90_000;) {
    const ready = await fetch(`${url}?query=${encodeURIComponent("SELECT ?s WHERE { ?s ?p ?o } LIMIT 1")}`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error("Comunica's endpoint did not answer within 90 seconds.");
}
