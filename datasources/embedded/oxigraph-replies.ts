import type { Store } from "oxigraph";
import { giveIris } from "./give-iris.ts";
import { isTrap, loadFile, ParseProblem } from "./load-file.ts";
import { catalogueOf } from "../graph-index/statistics/catalogue.ts";
import { surveyOf } from "../graph-index/survey/survey.ts";
import { namedGraphsOf, pourNamedGraphs } from "./named-graphs.ts";
import { packedResult } from "./select-results.ts";
import { packedStatistics } from "./packed-statistics.ts";
import { reserveMemory } from "./reserve-memory.ts";
import { partsOf, readerOf, readPart } from "./store-reader.ts";
import { graphStatistics } from "../graph-index/statistics/graph-statistics.ts";
import type { PartsPort, SentPart, WorkerReply, WorkerRequest, WorkerResults } from "./worker-protocol.ts";

function resultOf(store: Store, request: WorkerRequest): WorkerResults[keyof WorkerResults] {
  switch (request.kind) {
    case "load": {
      reserveMemory(store, request.expected ?? 0);
      const digest = loadFile(store, request.file, (bytes) => void Atomics.add(request.read, 0, BigInt(bytes)));
      return { triples: store.size, digest };
    }
    case "pour":
      return pourNamedGraphs(store, request.defaultGraphs);
    case "namedGraphs":
      return namedGraphsOf(store, request.triples);
    case "giveIris":
      return giveIris(store, request.labels);
    case "triples":
      return sendTriples(store, request.port);
    case "statistics":
      return packedStatistics(graphStatistics(readerOf(store), request.settings));
    case "catalogue":
      return catalogueOf(readerOf(store), request.settings);
    case "survey":
      return surveyOf(readerOf(store), request.settings);
    case "select":
      return packedResult(store.query(request.query, { results_format: "json" }) as string);
  }
}

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
export function replyOf(store: Store, request: WorkerRequest): WorkerReply {
  try {
    return { ok: true, result: resultOf(store, request) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ParseProblem) return { ok: false, message, fatal: true, place: error.place };
    const trapped = isTrap(error);
    return { ok: false, message, fatal: trapped, trapped };
  }
}
