import { catalogueOf } from "../graph-index/statistics/catalogue.ts";
import { graphStatistics } from "../graph-index/statistics/graph-statistics.ts";
import { readStructure } from "../graph-index/statistics/structure.ts";
import {
  type NameTexts,
  nameTexts,
  type PackedKeys,
  packRecords,
  withKeys,
  withNamesOnly,
} from "../graph-index/packed-names.ts";
import { type Outcome, outcomeOf, resultOf } from "../threads/outcome.ts";
import { writeScratch } from "../threads/scratch-file.ts";
import { serveRequests } from "../threads/serve.ts";
import { Thread, workerModule } from "../threads/thread.ts";
import { packedStatistics } from "./packed-statistics.ts";
import { type FileTriples, readFiles } from "./direct/read-files.ts";
import { RowTable } from "./row-table.ts";
import type { TripleTable } from "./triple-table.ts";
import type { LearnedGraph, LearnedTriples, LearningRequest, PartsPort, SentPart } from "./worker-protocol.ts";

/** Undefined for files that can only be read by a store. */
async function learn(request: LearningRequest): Promise<LearnedTriples | undefined> {
  const { settings } = request;
  const read = await (request.from === "FILES" ? readFiles(request.files) : readStore(request.port, request.parts));
  if (read === undefined) return undefined;
  const { table, digests } = read;
  const keys = new KeysApart();
  const structure = readStructure(table, settings);
  const statistics = graphStatistics(table, settings, structure);
  const named = withNamesOnly(statistics);
  // The store's thread has mostly ended its work, and leaves a processor to the names.
  const packing = keys.of(nameTexts(named));
  const catalogue = catalogueOf(table, settings, structure);
  const records = packRecords(named);
  const graph = { ...packedStatistics(statistics, withKeys(records, await packing)), catalogue };
  return { ...apartFrom(graph, request), triples: table.size, digests };
}

/** Puts the names where they are wanted, unless the disk has no room. */
function apartFrom(graph: LearnedGraph, request: LearningRequest): Pick<LearnedTriples, "graph" | "namesApart"> {
  if (request.from === "STORE" || request.namesTo === undefined) return { graph };
  const { bytes } = graph.names;
  try {
    writeScratch(request.namesTo, bytes);
  } catch {
    return { graph };
  }
  return { graph: { ...graph, names: { bytes: NO_BYTES } }, namesApart: bytes.length };
}

const NO_BYTES = new Uint8Array(new SharedArrayBuffer(0));

/** A thread for the names, which starts while it is found out what they are. */
class KeysApart {
  readonly #thread = new Thread<NameTexts, Outcome<PackedKeys>>({
    module: workerModule("./names-worker", import.meta.url),
  });

  /** The thread ends with it. */
  async of(texts: NameTexts): Promise<PackedKeys> {
    this.#thread.hold();
    try {
      return resultOf(await this.#thread.exchange(texts));
    } finally {
      // Nobody waits for it: who is waited for takes up the keys meanwhile.
      void this.#thread.end();
    }
  }
}

async function readStore(port: PartsPort, parts: number): Promise<FileTriples> {
  const table = await readTable(port, parts);
  port.close();
  return { table, digests: [] };
}

/** While one part is taken apart here, the next is read there. */
async function readTable(port: PartsPort, parts: number): Promise<TripleTable> {
  const rows = new RowTable();
  const ended = new Promise<SentPart>((resolve) =>
    port.once("close", () => resolve({ problem: "the thread that holds the store has ended" })),
  );
  const read = (part: number): Promise<SentPart> =>
    Promise.race([
      ended,
      new Promise<SentPart>((resolve) => {
        port.once("message", resolve);
        port.postMessage(part);
      }),
    ]);
  let next = parts > 0 ? read(0) : undefined;
  for (let part = 0; next !== undefined; part += 1) {
    const sent = await next;
    if ("problem" in sent) throw new Error(sent.problem);
    next = part + 1 < parts ? read(part + 1) : undefined;
    rows.add(sent.rows);
  }
  return rows.table();
}

serveRequests((request: LearningRequest) => outcomeOf(() => learn(request)));
