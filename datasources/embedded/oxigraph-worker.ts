import { parentPort } from "node:worker_threads";
import { Store } from "oxigraph";
import { loadFiles, ParseProblem } from "./load-files.ts";
import { catalogueOf } from "../graph-index/survey/catalogue.ts";
import { readerOf } from "../graph-index/survey/pairs.ts";
import { surveyGraph } from "../graph-index/survey/survey.ts";
import type { WorkerReply, WorkerRequest, WorkerResults } from "./worker-protocol.ts";

// Oxigraph answers synchronously and can not be interrupted: in a thread of its own it can be killed.
const store = new Store();

function resultOf(request: WorkerRequest): WorkerResults[keyof WorkerResults] {
  switch (request.kind) {
    case "load":
      return loadFiles(store, request.files);
    case "survey":
      return surveyGraph(readerOf(store), request.settings);
    case "catalogue":
      return catalogueOf(readerOf(store), request.settings);
    case "select":
      return store.query(request.query, { results_format: "json" }) as string;
  }
}

function replyTo(request: WorkerRequest): WorkerReply {
  try {
    return { ok: true, result: resultOf(request) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (error instanceof ParseProblem) return { ok: false, message, fatal: true, place: error.place };
    // A trap of the WebAssembly module (memory, stack) leaves it in no known state.
    const trapped = error instanceof Error && (error.name === "RuntimeError" || error instanceof RangeError);
    return { ok: false, message, fatal: trapped };
  }
}

parentPort?.on("message", (request: WorkerRequest) => parentPort?.postMessage(replyTo(request)));
