import { Store } from "oxigraph";
import { tableOf } from "../../datasources/embedded/select-results.ts";
import type { SelectResult } from "../../engine/sources/knowledge-graph.ts";

/** Runs a query that was shown on a store of Turtle, as anyone does who takes it to the source. */
export function textRunner(documents: readonly string[]): (query: string) => SelectResult {
  const store = new Store();
  for (const document of documents) store.load(document, { format: "text/turtle" });
  return (query) => ({
    ...tableOf(store.query(query, { results_format: "json" }) as string),
    truncated: false,
  });
}
