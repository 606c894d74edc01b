import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { MessageChannel } from "node:worker_threads";
import { Failure, quoted } from "../../engine/failure.ts";
import { contentOfGraph, graphOfContent } from "../learned/learned-graph.ts";
import { resultOf } from "../threads/outcome.ts";
import { ThreadProblem } from "../threads/thread.ts";
import { bytesOf } from "./graph-files.ts";
import { type GraphSource, LearningAhead } from "./learn-ahead.ts";
import { startLearning } from "./start-learning.ts";
import type { StoreWorker } from "./store-worker.ts";
import { learningTimeoutMs } from "./time-limits.ts";
import type { LearnedGraph, LoadedFile, PackedStatistics } from "./worker-protocol.ts";

/** Bytes of files up to which the store's own thread learns what they are made of: to start another takes as long. */
const MOST_BYTES_AT_ONCE = 2 * 1024 * 1024;

/**
 * Learns what a graph is made of: of a small one its statistics, of a large one all that the first question would have
 * to wait for, unless it was learned before. What can be known without the store is learned while that loads.
 */
export class GraphLearning {
  readonly #graph: GraphSource;
  readonly #ahead: LearningAhead | undefined;
  #keeping: Promise<void> | undefined;

  /** To be made when the store begins to load. */
  constructor(graph: GraphSource) {
    this.#graph = graph;
    if (this.#isLarge && LearningAhead.isPossible(graph.files))
      this.#ahead = new LearningAhead(graph, (digests) => keyOf(graph, digests));
  }

  get #isLarge(): boolean {
    return bytesOf(this.#graph.files) > MOST_BYTES_AT_ONCE;
  }

  /**
   * @param loaded What the store is filled with
   * @throws Failure `SOURCE_UNAVAILABLE` when it takes too long or comes to nothing
   */
  async of(store: StoreWorker, loaded: readonly LoadedFile[]): Promise<PackedStatistics | LearnedGraph> {
    const { files, settings, learned } = this.#graph;
    if (!this.#isLarge)
      return store.ask({ kind: "statistics", settings }, { timeoutMs: learningTimeoutMs(bytesOf(files)) });
    const key = keyOf(
      this.#graph,
      loaded.map(({ digest }) => digest),
    );
    const ahead = await this.#ahead?.of(store, loaded);
    const kept = ahead === undefined ? await learned?.get(key) : undefined;
    const known = kept === undefined ? ahead?.known : graphOfContent(kept);
    if (known !== undefined) return known;
    const found = ahead?.found ?? (await learnFromStore(store, this.#graph));
    // Nobody has to wait for what the next start will save.
    this.#keeping = learned?.put(key, contentOfGraph(found));
    return found;
  }

  /** Ends what still runs, but for the writing of what was learned, which it waits for. */
  async end(): Promise<void> {
    await Promise.all([this.#ahead?.end(), this.#keeping]);
  }
}

/** What is learned depends on: the contents, the addresses that relative IRIs begin with, and the settings. */
function keyOf({ files, settings }: GraphSource, digests: readonly string[]): string {
  const contents = files.map(({ path, format, baseIri = pathToFileURL(path).href, defaultGraphs = [] }, index) => [
    baseIri,
    format,
    digests[index],
    defaultGraphs,
  ]);
  return createHash("sha256")
    .update(JSON.stringify([contents, settings]))
    .digest("hex");
}

async function learnFromStore(store: StoreWorker, { id, files, settings }: GraphSource): Promise<LearnedGraph> {
  const { port1, port2 } = new MessageChannel();
  const thread = startLearning();
  try {
    const timeoutMs = learningTimeoutMs(bytesOf(files));
    const parts = await store.ask({ kind: "triples", port: port1 }, { timeoutMs, transfer: [port1] });
    const request = { from: "STORE", port: port2, parts, settings } as const;
    const { graph } = resultOf(await thread.exchange(request, { timeoutMs, transfer: [port2] })) ?? {};
    if (graph === undefined) throw new Error("its triples can not be read");
    return graph;
  } catch (error) {
    if (error instanceof Failure) throw error;
    const why = error instanceof ThreadProblem || error instanceof Error ? error.message : String(error);
    const what = `What the graph ${quoted(id)} is made of could not be learned: ${why}.`;
    throw new Failure("SOURCE_UNAVAILABLE", what, { source: id, cause: error });
  } finally {
    await thread.end();
  }
}
