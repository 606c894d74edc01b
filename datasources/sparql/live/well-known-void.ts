import { isWritableIri } from "../../../engine/rdf/write-term.ts";
import type { SelectResult } from "../../../engine/sources/knowledge-graph.ts";
import { selectResult } from "../../embedded/select-results.ts";
import { StoreWorker } from "../../embedded/store-worker.ts";
import { wholeResponse } from "../../http/whole-response.ts";
import type { ResolvedSettings } from "../resolved-settings.ts";
import { countsIn } from "./counts-in.ts";

/** How to ask where the description of an endpoint's data lies by convention (VoID, W3C note of 2011, §7.2). */
export interface WellKnownPlace {
  readonly settings: Pick<ResolvedSettings, "endpoint" | "defaultGraphs">;
  /** Bounds, guards and follows redirects. */
  readonly fetch: typeof fetch;
}

const PATH = "/.well-known/void";
const MAX_BYTES = 2_000_000;
const TIMEOUT_MS = 5_000;
const PARSING_MS = 5_000;
const MOST_ROWS = 20_000;
const FORMATS = ["text/turtle", "application/n-triples", "application/rdf+xml"];
const VOID = "http://rdfs.org/ns/void#";
const PARTITIONS = `?d <${VOID}propertyPartition> ?part . ?part <${VOID}property> ?p ; <${VOID}triples> ?t`;

/**
 * The predicates of a dataset with the number of their triples, as its server describes it beside the endpoint: the
 * dataset that names this endpoint, or the only one there is. Undefined where there is no such description, or nothing
 * can be made of it. It is asked for like any page, without what the endpoint is signed in to by.
 */
export async function wellKnownPredicates(
  { settings: { endpoint, defaultGraphs }, fetch }: WellKnownPlace,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number> | undefined> {
  // What is told of all that an endpoint holds says nothing of some of its graphs.
  if (defaultGraphs !== undefined || !isWritableIri(endpoint)) return undefined;
  try {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(new URL(PATH, endpoint), {
      headers: { accept: FORMATS.join(", ") },
      signal: AbortSignal.any([signal, timeout]),
    });
    const format = /^[^;\s]*/u.exec(response.headers.get("content-type") ?? "")?.[0].toLowerCase() ?? "";
    if (!response.ok || !FORMATS.includes(format)) {
      await response.body?.cancel();
      return undefined;
    }
    const whole = await wholeResponse(response, MAX_BYTES);
    return await predicatesIn(await whole.bytes(), format, response.url || endpoint, endpoint, signal);
  } catch (error) {
    // It is a guess that there is anything at all.
    if (signal.aborted) throw error;
    return undefined;
  }
}

/** Read in a thread of its own: nobody knows who wrote it. */
async function predicatesIn(
  content: Uint8Array,
  format: string,
  baseIri: string,
  endpoint: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number> | undefined> {
  const bytes = new Uint8Array(new SharedArrayBuffer(content.byteLength));
  bytes.set(content);
  const store = new StoreWorker("void", [{ path: PATH, format, size: bytes.byteLength, bytes, baseIri }]);
  const select = async (query: string): Promise<SelectResult> =>
    selectResult(await store.ask({ kind: "select", query }, { timeoutMs: PARSING_MS, signal }), MOST_ROWS);
  try {
    await store.load();
    const counted = async (which: string): Promise<ReadonlyMap<string, number>> =>
      countsIn((await select(`SELECT ?p (MAX(?t) AS ?n) WHERE { ${which} ${PARTITIONS} } GROUP BY ?p`)).rows, "p");
    const own = await counted(`?d <${VOID}sparqlEndpoint> <${endpoint}> .`);
    if (own.size > 0) return own;
    const { rows } = await select(
      `SELECT DISTINCT ?d WHERE { { ?d a <${VOID}Dataset> } UNION { ?d <${VOID}propertyPartition> ?part } } LIMIT 2`,
    );
    const others = await select(`SELECT ?e WHERE { ?d <${VOID}sparqlEndpoint> ?e } LIMIT 1`);
    if (rows.length !== 1 || others.rows.length > 0) return undefined;
    const only = await counted("");
    return only.size > 0 ? only : undefined;
  } finally {
    await store.close();
  }
}
