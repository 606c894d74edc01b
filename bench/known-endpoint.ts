import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Store } from "oxigraph";
import { LearnedFiles } from "../datasources/learned/learned-files.ts";
import { openSparqlGraph } from "../datasources/sparql/sparql-graph.ts";
import type { UpstreamContext } from "../engine/sources/upstream.ts";
import { untidyTriples } from "./large-files/untidy-triples.ts";
import { type Benchmark, type BenchmarkResult, compared } from "./result.ts";

const TRIPLES = 50_000;

/**
 * How long a graph behind an endpoint takes to be known at a start, and by how many calls, when it was learned before:
 * beside the start that learns it. Once of a graph that is read whole, and once of one that is asked.
 */
export const knownEndpoint: Benchmark = async (tell) => {
  const folder = await mkdtemp(join(tmpdir(), "whyql-bench-"));
  const store = new Store();
  store.load([...untidyTriples(TRIPLES)].join(""), { format: "application/n-triples" });
  let calls = 0;
  const server = serve(store, () => (calls += 1));
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sparql`;
  const started = async (mirrorBound: number) => {
    const learned = new LearnedFiles({ folder, onProblem: (message) => tell(message) });
    const graph = openSparqlGraph({ id: "g", title: "G", endpoint, mirrorBound }, { fetch, learned });
    const [before, startedAt] = [calls, performance.now()];
    const { signal } = new AbortController();
    const context: UpstreamContext = { signal, upstream: (_call, run) => run(signal) };
    await graph.warmUp(context);
    const found = { ms: performance.now() - startedAt, calls: calls - before };
    await graph.close();
    return found;
  };
  try {
    const results: BenchmarkResult[] = [];
    for (const [way, mirrorBound] of [
      ["read-whole", 1_000_000],
      ["asked", 0],
    ] as const) {
      const [first, second] = [await started(mirrorBound), await started(mirrorBound)];
      const beside = "a start that learns it";
      results.push(compared(`known-endpoint.${way}`, "ms", second.ms, beside, first.ms));
      results.push(compared(`known-endpoint.${way}.calls`, "calls", second.calls, beside, first.calls));
    }
    return results;
  } finally {
    server.close();
    server.closeAllConnections();
    await rm(folder, { recursive: true });
  }
};

/** A SPARQL endpoint over a store, without any bounds of its own. */
function serve(store: Store, onCall: () => void): Server {
  return createServer((request, response) => {
    void (async () => {
      onCall();
      let body = "";
      for await (const part of request) body += String(part);
      const inUrl = new URL(request.url ?? "", "http://localhost").searchParams;
      const query = (request.method === "GET" ? inUrl : new URLSearchParams(body)).get("query") ?? "";
      try {
        const json = store.query(query, { results_format: "json" }) as string;
        response.writeHead(200, { "content-type": "application/sparql-results+json" }).end(json);
      } catch (error) {
        response.writeHead(400, { "content-type": "text/plain" }).end(String(error));
      }
    })();
  }).listen(0, "127.0.0.1");
}
