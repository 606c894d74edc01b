import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { Store } from "oxigraph";
import { PREFIXES } from "../embedded/graph-under-test.ts";

/** One reply in place of the right one: it may look at the query, and decline by giving undefined. */
export type Fault = (query: string, response: ServerResponse, request: IncomingMessage) => void | false;

type Row = Readonly<Record<string, { readonly value: string }>>;

/** The rows of a right reply as they are sent. */
export type Change = (query: string, rows: readonly Row[]) => readonly Row[];

export interface ServedGraph {
  readonly url: string;
  /** Every query that came, in order, with how it came. */
  readonly queries: {
    readonly query: string;
    readonly method: string;
    readonly parameters: URLSearchParams;
    readonly headers: IncomingMessage["headers"];
  }[];
  /** Answers the next requests, one fault each. */
  readonly faults: Fault[];
  /** Answers every request until it is taken away. */
  always: Fault | undefined;
  /** Changes what is right, until it is taken away. */
  change: Change | undefined;
  /** Cuts what is sent, until it is taken away. */
  cut: ((query: string, body: string) => string) | undefined;
  /** Answers requests for any other path than that of the endpoint. */
  elsewhere: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  update(update: string): void;
}

/** A SPARQL endpoint over Turtle, in this process, that can be told to misbehave. Stopped when the test is finished. */
export async function serveGraph(turtle: string, options: { readonly maxRows?: number } = {}): Promise<ServedGraph> {
  const store = new Store();
  store.load(PREFIXES + turtle, { format: "text/turtle" });
  const served: ServedGraph = {
    url: "",
    queries: [],
    faults: [],
    always: undefined,
    change: undefined,
    cut: undefined,
    elsewhere: undefined,
    update: (update) => store.update(update),
  };
  const server = createServer(
    (request, response) =>
      void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error))),
  );
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (served.elsewhere !== undefined && request.url?.startsWith("/sparql") !== true)
      return served.elsewhere(request, response);
    const parameters =
      request.method === "GET"
        ? new URL(request.url ?? "", "http://localhost").searchParams
        : new URLSearchParams(await bodyOf(request));
    const query = parameters.get("query") ?? "";
    served.queries.push({ query, method: request.method ?? "", parameters, headers: request.headers });
    const fault = served.faults.shift() ?? served.always;
    if (fault !== undefined && fault(query, response, request) !== false) return;
    try {
      const json = store.query(query, { results_format: "json" }) as string;
      const results = JSON.parse(json) as { results: { bindings: Row[] } };
      results.results.bindings = [...(served.change?.(query, results.results.bindings) ?? results.results.bindings)];
      const capped = options.maxRows !== undefined && results.results.bindings.length > options.maxRows;
      if (capped) results.results.bindings.length = options.maxRows;
      response.writeHead(200, {
        "content-type": "application/sparql-results+json",
        ...(capped ? { "x-sparql-maxrows": String(options.maxRows) } : {}),
      });
      const body = JSON.stringify(results);
      response.end(served.cut?.(query, body) ?? body);
    } catch (error) {
      response.writeHead(400, { "content-type": "text/plain" }).end(String(error));
    }
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(served, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sparql` });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const part of request) body += String(part);
  return body;
}

/** Replies as servers give them when something is wrong. */
export const FAULTS = {
  status:
    (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Fault =>
    (_query, response) =>
      void response.writeHead(status, { "content-type": "text/plain", ...headers }).end(text),
  body:
    (body: string, headers: Readonly<Record<string, string>> = {}): Fault =>
    (_query, response) =>
      void response.writeHead(200, { "content-type": "application/sparql-results+json", ...headers }).end(body),
  html: (_query: string, response: ServerResponse): void =>
    void response
      .writeHead(200, { "content-type": "text/html" })
      .end("<html><script>x()</script><body><h1>Are you a robot?</h1></body></html>"),
  stall: (_query: string, response: ServerResponse): void => {
    response.writeHead(200, { "content-type": "application/sparql-results+json" });
    response.write('{"head":{"vars":["s"]},"results":{"bindings":[');
  },
  hangUp: (_query: string, response: ServerResponse): void => void response.destroy(),
} as const;
