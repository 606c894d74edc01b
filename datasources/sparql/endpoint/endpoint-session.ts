import type { Term } from "../../../engine/rdf/term.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { Reply, SparqlEndpoint } from "./endpoint.ts";
import { isCut } from "./row-count.ts";

export type Rows = readonly ReadonlyMap<string, Term>[];

/** The way to an endpoint while somebody waits. */
export interface EndpointSession {
  readonly signal: AbortSignal;
  /** Runs a query without LIMIT whose result must be whole. */
  whole(query: string): Promise<Rows>;
  /** Runs a query of which a part is good enough. */
  part(query: string): Promise<Rows>;
  /** The same way, where each query ends as `TIMEOUT` after so many milliseconds. */
  within(timeoutMs: number): EndpointSession;
}

export function endpointSession(endpoint: SparqlEndpoint, signal: AbortSignal): EndpointSession {
  return sessionBy((query) => endpoint.select(query, signal), endpoint, signal);
}

function sessionBy(
  select: (query: string) => Promise<Reply>,
  endpoint: SparqlEndpoint,
  signal: AbortSignal,
): EndpointSession {
  return {
    signal,
    async whole(query) {
      const reply = await select(query);
      const { rows } = reply;
      if (await isCut({ text: query }, reply, select))
        throw new HttpProblem("MALFORMED", "it gave only a part of the rows that it was asked for");
      return rows;
    },
    part: async (query) => (await select(query)).rows,
    within: (timeoutMs) => sessionBy((query) => selectWithin(timeoutMs, query, endpoint, signal), endpoint, signal),
  };
}

async function selectWithin(
  timeoutMs: number,
  query: string,
  endpoint: SparqlEndpoint,
  signal: AbortSignal,
): Promise<Reply> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await endpoint.select(query, AbortSignal.any([signal, timeout]));
  } catch (error) {
    if (!timeout.aborted || signal.aborted) throw error;
    throw new HttpProblem("TIMEOUT", `no whole reply within ${timeoutMs} ms`, { cause: error });
  }
}
