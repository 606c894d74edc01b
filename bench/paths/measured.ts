import { readFileSync } from "node:fs";
import { standardOutput } from "../../server/terminal.ts";
import { settledMemory } from "../large-files/settled-memory.ts";

/** What a process says that has searched a graph. */
export interface Searched {
  /** Until all edges were in the graph, and for all searches together. */
  readonly builtMs: number;
  readonly searchedMs: number;
  /** Of each pair of nodes. */
  readonly chains: readonly number[];
  readonly residentBytes: number;
}

/** A graph as it is searched. */
interface Searchable {
  build(path: string): void;
  /** How many chains of at most so many edges there are between two nodes, walked either way. */
  count(start: number, end: number, most: number): number;
}

/** Searches a graph as the command line says, `<edges> <pairs> <most>`, and tells what it took. */
export async function measure({ build, count }: Searchable): Promise<void> {
  const [edges = "", pairs = "", most = ""] = process.argv.slice(2);
  const wanted = JSON.parse(readFileSync(pairs, "utf8")) as (readonly [number, number])[];
  const before = await settledMemory();
  const startedAt = performance.now();
  build(edges);
  const builtAt = performance.now();
  const residentBytes = (await settledMemory()) - before;
  const searchingAt = performance.now();
  const chains = wanted.map(([start, end]) => count(start, end, Number(most)));
  const searchedMs = performance.now() - searchingAt;
  standardOutput.write(JSON.stringify({ builtMs: builtAt - startedAt, searchedMs, chains, residentBytes }));
}
