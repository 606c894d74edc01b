import { standardOutput } from "../../server/terminal.ts";
import { readFileSync } from "node:fs";
import { Store } from "oxigraph";

/** Loads a file of N-Triples as simply as it can be done, and says how long it took and what it takes. */
const startedAt = performance.now();
const store = new Store();
store.load(readFileSync(process.argv[2] ?? "", "utf8"), { format: "application/n-triples" });
const ms = performance.now() - startedAt;
standardOutput.write(JSON.stringify({ ms, rss: process.memoryUsage().rss, triples: store.size }));
