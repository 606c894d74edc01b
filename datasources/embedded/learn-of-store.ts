import type { Store } from "oxigraph";
import { catalogueOf } from "../graph-index/statistics/catalogue.ts";
import { graphStatistics } from "../graph-index/statistics/graph-statistics.ts";
import type { PairReader } from "../graph-index/statistics/pairs.ts";
import { surveyOf } from "../graph-index/survey/survey.ts";
import { packedStatistics } from "./packed-statistics.ts";
import { RowTable } from "./row-table.ts";
import { partsOf, readPart } from "./store-parts.ts";
import type { WorkerRequest, WorkerResults } from "./worker-protocol.ts";

/** What the thread that holds a store finds out of all its triples. */
export function learnOf(
  store: Store,
  { kind, settings }: Extract<WorkerRequest, { kind: "statistics" | "catalogue" | "survey" }>,
): WorkerResults["statistics" | "catalogue" | "survey"] {
  switch (kind) {
    case "statistics":
      return packedStatistics(graphStatistics(readerOf(store), settings));
    case "catalogue":
      return catalogueOf(readerOf(store), settings);
    case "survey":
      return surveyOf(readerOf(store), settings);
  }
}

/** Reads what statistics need from oxigraph's store, all of it at once. */
export function readerOf(store: Store): PairReader {
  const rows = new RowTable();
  const parts = partsOf(store);
  for (let part = 0; part < parts; part += 1) rows.add(readPart(store, part));
  return rows.table();
}
