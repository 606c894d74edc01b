import type { EntityCandidate, Mention, SearchOptions } from "../../engine/sources/knowledge-graph.ts";
import type { PackedNames } from "../graph-index/packed-names.ts";
import { ReadingThreads, readingThreads } from "./reading-threads.ts";

/**
 * Beyond so many bytes of packed names every thread that had them would take too much memory: they get one of their
 * own.
 */
const MOST_SHARED_BYTES = 16 * 1024 * 1024;
/** To index so many names again takes longer than nearly every look-up. */
const OWN_PATIENCE_MS = 2_000;

/** The names of a graph's entities, asked in threads. To be closed with the graph. */
export class NameIndex {
  readonly #names: PackedNames;
  readonly #own: ReadingThreads | undefined;
  readonly #threads: ReadingThreads;

  constructor(names: PackedNames) {
    this.#names = names;
    this.#own =
      names.bytes.byteLength > MOST_SHARED_BYTES
        ? new ReadingThreads({ threads: 1, patienceMs: OWN_PATIENCE_MS })
        : undefined;
    this.#threads = this.#own ?? readingThreads;
  }

  spotMentions(text: string, signal: AbortSignal): Promise<readonly Mention[]> {
    return this.#threads.spotMentions(text, this.#names, signal);
  }

  searchEntities(
    name: string,
    limit: number,
    signal: AbortSignal,
    options?: SearchOptions,
  ): Promise<readonly EntityCandidate[]> {
    return this.#threads.searchEntities(name, limit, this.#names, signal, options);
  }

  async close(): Promise<void> {
    await this.#own?.close();
  }
}
