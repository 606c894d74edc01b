import type * as Embedded from "../../datasources/embedded/embedded-graph.ts";
import type * as Learned from "../../datasources/learned/learned-files.ts";
import type * as Reading from "../../datasources/reading/reading-threads.ts";
import { standardOutput } from "../../server/terminal.ts";
import { settledMemory } from "./settled-memory.ts";
import type { UpstreamContext } from "../../engine/sources/upstream.ts";
import { childrenMs, processorMs } from "./processor-time.ts";

// As it runs when it is started: from sources, each thread would first have to take the types out.
const built = async (name: string): Promise<unknown> =>
  import(new URL(`../../dist/datasources/${name}.js`, import.meta.url).href);
const { openEmbeddedGraph } = (await built("embedded/embedded-graph")) as typeof Embedded;
const { LearnedFiles } = (await built("learned/learned-files")) as typeof Learned;
const { readingThreads } = (await built("reading/reading-threads")) as typeof Reading;

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
const [startedAt, startedCpu] = [performance.now(), processorMs()];
const graph = await openEmbeddedGraph({ id: "large", title: "Large", files: [file], learned });
const ms = performance.now() - startedAt;
const ownCpuMs = processorMs() - startedCpu;
const rss = await settledMemory();
// A process that is no longer needed takes a moment to end.
const cpuMs = ownCpuMs + childrenMs();

const { signal } = new AbortController();
const context: UpstreamContext = { signal, upstream: (_call, run) => run(signal) };
// The threads that read are the process's, whatever graphs it has.
await readingThreads.spotMentions("", { entities: [], parents: new Map() }, signal);
const askedAt = performance.now();
await graph.spotMentions("Who is the spouse of Kalomi Raveton?", context);
await graph.searchEntities("Kalomi Raveton", 5, context);
await graph.catalogue(context);
const firstMs = performance.now() - askedAt;
standardOutput.write(JSON.stringify({ ms, cpuMs, rss, nameBytes, firstMs, things: graph.stats.entities }));
await graph.close();
process.exit(0);
