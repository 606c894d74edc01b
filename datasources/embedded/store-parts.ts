import type { Store } from "oxigraph";

/** Triples that are read at once: some 30 MB of text. */
const LEAST_ROWS = 250_000;
/** To skip those that were read already costs a little for each, so that of a large store more are read at once. */
const MOST_PARTS = 8;

/** How many parts a store is read in. */
export function partsOf(store: Store): number {
  return Math.ceil(store.size / rowsOf(store));
}

/** One part of a store's triples, from 0 on, as `RowTable` takes them. The store may not change in between. */
export function readPart(store: Store, part: number): string {
  const rows = rowsOf(store);
  const query = `SELECT ?s ?p ?o { ?s ?p ?o } OFFSET ${part * rows} LIMIT ${rows}`;
  return store.query(query, { results_format: "text/tab-separated-values" }) as string;
}

function rowsOf(store: Store): number {
  return Math.max(LEAST_ROWS, Math.ceil(store.size / MOST_PARTS));
}
