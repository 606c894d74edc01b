import type { Store } from "oxigraph";
import { giveIris } from "./give-iris.ts";
import { isTrap, loadFile, ParseProblem } from "./load-file.ts";
import { namedGraphsOf, pourNamedGraphs } from "./named-graphs.ts";
import { packedResult } from "./select-results.ts";
import { reserveMemory } from "./reserve-memory.ts";
import { partsOf, readPart } from "./store-parts.ts";
import type { LoadedFile, PartsPort, SentPart, WorkerReply, WorkerRequest, WorkerResults } from "./worker-protocol.ts";

type Results = WorkerResults[keyof WorkerResults];

/** Stores with files that may say something of nodes without IRIs. */
const storesWithNodes = new WeakSet<Store>();

function resultOf(store: Store, request: WorkerRequest): Results | Promise<Results> {
  switch (request.kind) {
    case "load":
      return load(store, request);
    case "pour":
      return pourNamedGraphs(store, request.defaultGraphs);
    case "namedGraphs":
      return namedGraphsOf(store, request.triples);
    case "giveIris":
      return storesWithNodes.has(store) ? giveIris(store, request.labels) : 0;
    case "triples":
      return sendTriples(store, request.port);
    case "statistics":
    case "catalogue":
    case "survey":
      return learn(store, request);
    case "select":
      return packedResult(store.query(request.query, { results_format: "json" }) as string);
  }
}

function load(store: Store, { file, read, expected = 0 }: Extract<WorkerRequest, { kind: "load" }>): LoadedFile {
  reserveMemory(store, expected);
  const { digest, maySayOfNodes } = loadFile(store, file, (bytes) => void Atomics.add(read, 0, BigInt(bytes)));
  if (maySayOfNodes) storesWithNodes.add(store);
  return { triples: store.size, digest };
}

/** Half of the time in which a thread starts is that of this code, and most graphs are loaded without it. */
async function learn(store: Store, request: LearningOfStore): Promise<Results> {
  const { learnOf } = await import("./learn-of-store.ts");
  return learnOf(store, request);
}

type LearningOfStore = Extract<WorkerRequest, { kind: "statistics" | "catalogue" | "survey" }>;

function sendTriples(store: Store, port: PartsPort): number {
  port.on("message", (part: number) => port.postMessage(sentPart(store, part)));
  return partsOf(store);
}

function sentPart(store: Store, part: number): SentPart {
  try {
    return { rows: readPart(store, part) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/** What a store that is asked in a thread of its own replies. */
export async function replyOf(store: Store, request: WorkerRequest): Promise<WorkerReply> {
  try {
    return { ok: true, result: await resultOf(store, request) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ParseProblem) return { ok: false, message, fatal: true, place: error.place };
    const trapped = isTrap(error);
    return { ok: false, message, fatal: trapped, trapped };
  }
}
