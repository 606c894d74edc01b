import SimpleClient from "sparql-http-client/SimpleClient.js";
import type { SelectResult } from "../../../engine/sources/knowledge-graph.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import { secretsInHeaders, secretsInUrl } from "../../http/secrets-in.ts";
import { excerpt, statusProblem } from "../../http/status-problem.ts";
import { withoutSecrets } from "../../http/without-secrets.ts";
import type { AskedNodes } from "../nodes/asked-nodes.ts";
import { readReply } from "./read-reply.ts";

export interface EndpointOptions {
  readonly url: string;
  /** Graphs whose triples are asked, as they are known when a query is sent; none for the endpoint's default. */
  readonly defaultGraphs: () => readonly string[];
  readonly namedGraphs: readonly string[];
  /** Nodes of the graph that have no IRI there, as they are known when a query is sent. */
  readonly nodes?: () => AskedNodes | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Bytes of a URL up to which a query is sent as GET. */
  readonly longestUrl: number;
}

/** A result, and what the endpoint told beside it. */
export interface Reply extends SelectResult {
  /** Rows after which the endpoint said to have cut the result off. */
  readonly maxRows: number | undefined;
}

/** Where queries are sent: one request each, and a reply that is whole, or a problem. */
export class SparqlEndpoint {
  readonly #options: EndpointOptions;
  readonly #fetch: typeof fetch;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #secrets: readonly string[];

  constructor(options: EndpointOptions, fetchWith: typeof fetch) {
    this.#options = options;
    this.#fetch = fetchWith;
    const { user, password, headers } = options;
    const basic =
      user === undefined ? [] : [password ?? "", basicAuthorization(user, password ?? "").replace("Basic ", "")];
    this.#secrets = [...basic, ...secretsInHeaders(headers), ...secretsInUrl(options.url)];
    this.#headers =
      user === undefined ? headers : { ...headers, authorization: basicAuthorization(user, password ?? "") };
  }

  /** Nodes that have no IRI there, but one in the replies that are given. */
  get nodes(): AskedNodes | undefined {
    return this.#options.nodes?.();
  }

  /**
   * Sends a SELECT query. Truncated where the endpoint says that it gave only a part.
   * @throws HttpProblem for whatever keeps it from a whole reply; the signal's reason when it is aborted
   */
  async select(query: string, signal: AbortSignal): Promise<Reply> {
    const { nodes } = this;
    try {
      if (nodes === undefined) return await this.#select(query, signal);
      const ask = (looking: string): Promise<Reply> => this.#select(looking, signal);
      await nodes.beforeAsking(query, async (looking) => (await ask(looking)).rows);
      return await nodes.inReply(await ask(query), query, ask);
    } catch (error) {
      // Some servers quote what they were sent.
      throw error instanceof HttpProblem ? withoutSecrets(error, this.#secrets) : error;
    }
  }

  async #select(query: string, signal: AbortSignal): Promise<Reply> {
    const { headers, body } = await this.#send(query, signal);
    const type = headers.get("content-type") ?? "";
    if (!/\bjson\b/iu.test(type)) {
      const said = excerpt(new TextDecoder().decode(body));
      throw new HttpProblem(
        "MALFORMED",
        `it answered with ${type === "" ? "no content type" : type} instead of SPARQL results in JSON${said === "" ? "" : `: ${said}`}`,
      );
    }
    const table = await readReply(body, signal);
    const maxRows = maxRowsOf(headers);
    return {
      ...table,
      maxRows,
      truncated: isPartial(headers) || (maxRows !== undefined && table.rows.length >= maxRows),
    };
  }

  async #send(
    query: string,
    signal: AbortSignal,
  ): Promise<{ readonly headers: Headers; readonly body: Uint8Array<ArrayBuffer> }> {
    const { url, namedGraphs, timeoutMs } = this.#options;
    const defaultGraphs = this.#options.defaultGraphs();
    const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs);
    const client = new SimpleClient({
      endpointUrl: url,
      headers: this.#headers,
      // The client knows no signals.
      fetch: (input: Parameters<typeof fetch>[0], init?: RequestInit) =>
        this.#fetch(input, { ...init, signal: timeout === undefined ? signal : AbortSignal.any([signal, timeout]) }),
    });
    const options = {
      ...(defaultGraphs.length === 0 ? {} : { defaultGraph: [...defaultGraphs] }),
      ...(namedGraphs.length === 0 ? {} : { namedGraph: [...namedGraphs] }),
      operation:
        this.#urlLength(query, defaultGraphs) > this.#options.longestUrl
          ? ("postUrlencoded" as const)
          : ("get" as const),
    };
    try {
      const response = await client.query.select(query, options);
      const problem = await statusProblem(response);
      if (problem !== undefined) throw problem;
      return { headers: response.headers, body: new Uint8Array(await response.arrayBuffer()) };
    } catch (error) {
      if (signal.aborted || error instanceof HttpProblem) throw error;
      if (timeout?.aborted === true)
        throw new HttpProblem("TIMEOUT", `no whole reply within ${timeoutMs} ms`, { cause: error });
      throw new HttpProblem("UNREACHABLE", `no connection, or it broke (${reasonOf(error)})`, { cause: error });
    }
  }

  #urlLength(query: string, defaultGraphs: readonly string[]): number {
    const { url, namedGraphs } = this.#options;
    const parameters = [...defaultGraphs, ...namedGraphs].map((graph) => encodeURIComponent(graph).length + 20);
    return parameters.reduce((sum, length) => sum + length, url.length + encodeURIComponent(query).length + 8);
  }
}

function basicAuthorization(user: string, password: string): string {
  return `Basic ${Buffer.from(`${user}:${password}`, "utf8").toString("base64")}`;
}

/** Virtuoso: the state of an "anytime" query whose time was over before it had all rows. */
function isPartial(headers: Headers): boolean {
  return headers.get("x-sql-state") !== null || /incomplete|partial/iu.test(headers.get("x-sql-message") ?? "");
}

/** Virtuoso names its bound where a result reached it. */
function maxRowsOf(headers: Headers): number | undefined {
  const rows = Number(headers.get("x-sparql-maxrows") ?? Number.NaN);
  return Number.isInteger(rows) && rows > 0 ? rows : undefined;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
}
