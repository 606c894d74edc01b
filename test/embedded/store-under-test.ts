import { Store } from "oxigraph";
import { LabelIndex } from "../../datasources/graph-index/label-index.ts";
import { catalogueOf } from "../../datasources/graph-index/statistics/catalogue.ts";
import { readerOf } from "../../datasources/embedded/learn-of-store.ts";
import { type GraphStatistics, graphStatistics } from "../../datasources/graph-index/statistics/graph-statistics.ts";
import type { Catalogue, Vocabulary } from "../../engine/sources/knowledge-graph.ts";
import { PREFIXES } from "./graph-under-test.ts";

/** What the worker does with a graph of the Turtle given, without the worker. */
export interface StoreUnderTest {
  readonly statistics: GraphStatistics;
  readonly index: LabelIndex;
  readonly catalogue: () => Catalogue;
}

export function storeOf(turtle: string, settings: Partial<Vocabulary> = {}): StoreUnderTest {
  const store = new Store();
  store.load(PREFIXES + turtle, { format: "text/turtle" });
  const statistics = graphStatistics(readerOf(store), settings);
  return { statistics, index: new LabelIndex(statistics), catalogue: () => catalogueOf(readerOf(store), settings) };
}
