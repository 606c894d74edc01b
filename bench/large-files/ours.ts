import { openEmbeddedGraph } from "../../datasources/embedded/embedded-graph.ts";
import { LearnedFiles } from "../../datasources/learned/learned-files.ts";
import { readingThreads } from "../../datasources/reading/reading-threads.ts";
import { standardOutput } from "../../server/terminal.ts";
import { settledMemory } from "./settled-memory.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";

/** Opens a file as a graph, and says how long it took, what its first look-ups took, and what it takes. */
const [, , file = "", folder = ""] = process.argv;
const learned = new LearnedFiles({
  folder: folder === "" ? `${file}.learned` : folder,
  onProblem: (message, cause) => {
    throw new Error(message, { cause });
  },
});
let nameBytes = 0;
const put = learned.put.bind(learned);
learned.put = (key, found) => {
  nameBytes = found.bytes.byteLength;
  return put(key, found);
};
const [startedAt, startedCpu] = [performance.now(), process.cpuUsage()];
const graph = await openEmbeddedGraph({ id: "large", title: "Large", files: [file], learned });
const ms = performance.now() - startedAt;
const { user, system } = process.cpuUsage(startedCpu);
const rss = await settledMemory();

const { signal } = new AbortController();
const context: UpstreamContext = { signal, upstream: (_call, run) => run(signal) };
// The threads that read are the process's, whatever graphs it has.
await readingThreads.spotMentions("", { entities: [], parents: new Map() }, signal);
const askedAt = performance.now();
await graph.spotMentions("Who is the spouse of Kalomi Raveton?", context);
await graph.searchEntities("Kalomi Raveton", 5, context);
await graph.catalogue(context);
const firstMs = performance.now() - askedAt;
standardOutput.write(
  JSON.stringify({ ms, cpuMs: (user + system) / 1_000, rss, nameBytes, firstMs, things: graph.stats.entities }),
);
await graph.close();
process.exit(0);
