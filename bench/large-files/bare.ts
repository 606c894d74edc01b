import { standardOutput } from "../../server/terminal.ts";
import { readFileSync } from "node:fs";
import { Store } from "oxigraph";
import { settledMemory } from "./settled-memory.ts";

const PIECE_BYTES = 1024 * 1024;
const NEWLINE = 0x0a;

/** A file's lines, some at a time: to hand over all of them at once takes the store their room besides. */
function* linesOf(path: string): Generator<Uint8Array> {
  const bytes = readFileSync(path);
  for (let from = 0; from < bytes.length;) {
    const to = from + PIECE_BYTES >= bytes.length ? bytes.length : bytes.lastIndexOf(NEWLINE, from + PIECE_BYTES) + 1;
    yield bytes.subarray(from, to);
    from = to;
  }
}

/** Loads a file of N-Triples as simply as it can be done, and says how long it took and what it takes. */
const [startedAt, startedCpu] = [performance.now(), process.cpuUsage()];
const store = new Store();
store.load(linesOf(process.argv[2] ?? ""), { format: "application/n-triples" });
const ms = performance.now() - startedAt;
const { user, system } = process.cpuUsage(startedCpu);
const rss = await settledMemory();
standardOutput.write(JSON.stringify({ ms, cpuMs: (user + system) / 1_000, rss, triples: store.size }));
