import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { Failure, quoted } from "../../engine/failure.ts";
import type { Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { type Outcome, resultOf } from "../threads/outcome.ts";
import { Thread, ThreadProblem, workerModule } from "../threads/thread.ts";
import { bytesOf, type GraphFile } from "./graph-files.ts";
import type { LearnedFiles } from "../learned/learned-files.ts";
import { contentOfGraph, graphOfContent } from "../learned/learned-graph.ts";
import type { StoreWorker } from "./store-worker.ts";
import { learningTimeoutMs } from "./time-limits.ts";
import type { LearnedGraph, LearningRequest, LoadedFile, PackedStatistics } from "./worker-protocol.ts";

/** Bytes of files up to which the store's own thread learns what they are made of: to start another takes as long. */
const MOST_BYTES_AT_ONCE = 2 * 1024 * 1024;
/** Hundreds of thousands of nodes are made and stay until all is learned. */
const NEW_OBJECTS_MB = 128;

/** What is in a store, and what it was made of. */
interface LoadedGraph {
  readonly id: string;
  readonly files: readonly GraphFile[];
  readonly loaded: readonly LoadedFile[];
  readonly settings: Partial<Vocabulary>;
  readonly learned: LearnedFiles | undefined;
}

/**
 * Learns what a graph is made of: of a small one its statistics, of a large one all that the first question would have
 * to wait for, unless it was learned before.
 * @throws Failure `SOURCE_UNAVAILABLE` when it takes too long or comes to nothing
 */
export async function learnGraph(store: StoreWorker, graph: LoadedGraph): Promise<PackedStatistics | LearnedGraph> {
  const { files, settings, learned } = graph;
  const bytes = bytesOf(files);
  if (bytes <= MOST_BYTES_AT_ONCE)
    return store.ask({ kind: "statistics", settings }, { timeoutMs: learningTimeoutMs(bytes) });
  const key = keyOf(graph);
  const known = await learned?.get(key);
  if (known !== undefined) return graphOfContent(known);
  const found = await learnApart(store, graph);
  await learned?.put(key, contentOfGraph(found));
  return found;
}

/** What is learned depends on: the contents, the addresses that relative IRIs begin with, and the settings. */
function keyOf({ files, loaded, settings }: LoadedGraph): string {
  const contents = files.map(({ path, format, baseIri = pathToFileURL(path).href }, index) => [
    baseIri,
    format,
    loaded[index]?.digest,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([contents, settings]))
    .digest("hex");
}

async function learnApart(store: StoreWorker, { id, files, settings }: LoadedGraph): Promise<LearnedGraph> {
  const { port1, port2 } = new MessageChannel();
  const thread = new Thread<LearningRequest, Outcome<LearnedGraph>>({
    module: workerModule("./learning-worker", import.meta.url),
    newObjectsMb: NEW_OBJECTS_MB,
  });
  thread.hold();
  try {
    const timeoutMs = learningTimeoutMs(bytesOf(files));
    const parts = await store.ask({ kind: "triples", port: port1 }, { timeoutMs, transfer: [port1] });
    return resultOf(await thread.exchange({ port: port2, parts, settings }, { timeoutMs, transfer: [port2] }));
  } catch (error) {
    if (error instanceof Failure) throw error;
    const why = error instanceof ThreadProblem || error instanceof Error ? error.message : String(error);
    const what = `What the graph ${quoted(id)} is made of could not be learned: ${why}.`;
    throw new Failure("SOURCE_UNAVAILABLE", what, { source: id, cause: error });
  } finally {
    await thread.end();
  }
}
