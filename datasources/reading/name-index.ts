import type { EntityCandidate, Mention, SearchOptions } from "../../engine/sources/knowledge-graph.ts";
import type { PackedNames } from "../graph-index/packed-names.ts";
import { readingThreads } from "./reading-threads.ts";

/** The names of a graph's entities, asked in the threads of the process: they share them, however many they are. */
export class NameIndex {
  readonly #names: PackedNames;

  constructor(names: PackedNames) {
    this.#names = names;
  }

  spotMentions(text: string, signal: AbortSignal): Promise<readonly Mention[]> {
    return readingThreads.spotMentions(text, this.#names, signal);
  }

  searchEntities(
    name: string,
    limit: number,
    signal: AbortSignal,
    options?: SearchOptions,
  ): Promise<readonly EntityCandidate[]> {
    return readingThreads.searchEntities(name, limit, this.#names, signal, options);
  }
}
