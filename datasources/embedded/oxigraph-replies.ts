import type { Store } from "oxigraph";
import { isTrap, loadFile, ParseProblem } from "./load-file.ts";
import { catalogueOf } from "../graph-index/statistics/catalogue.ts";
import { surveyOf } from "../graph-index/survey/survey.ts";
import { packedResult } from "./select-results.ts";
import { readerOf } from "./store-reader.ts";
import { packNames } from "../graph-index/packed-names.ts";
import { type GraphStatistics, graphStatistics } from "../graph-index/statistics/graph-statistics.ts";
import type { PackedStatistics, WorkerReply, WorkerRequest, WorkerResults } from "./worker-protocol.ts";

/** Names that are told as samples. */
const SAMPLES = 5;

function resultOf(store: Store, request: WorkerRequest): WorkerResults[keyof WorkerResults] {
  switch (request.kind) {
    case "load":
      return loadFile(store, request.file);
    case "statistics":
      return packed(graphStatistics(readerOf(store), request.settings));
    case "catalogue":
      return catalogueOf(readerOf(store), request.settings);
    case "survey":
      return surveyOf(readerOf(store), request.settings);
    case "select":
      return packedResult(store.query(request.query, { results_format: "json" }) as string);
  }
}

function packed({ entities, ...statistics }: GraphStatistics): PackedStatistics {
  const samples = entities.slice(0, SAMPLES).map(({ labels }) => labels[0] ?? "");
  return {
    ...statistics,
    names: packNames({ entities, parents: statistics.parents }),
    entities: { count: entities.length, samples },
  };
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
