import type { Term } from "../../../engine/rdf/term.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { SparqlEndpoint } from "./endpoint.ts";
import { isCut } from "./row-count.ts";

export type Rows = readonly ReadonlyMap<string, Term>[];

/** The way to an endpoint while somebody waits. */
export interface EndpointSession {
  readonly signal: AbortSignal;
  /** Runs a query without LIMIT whose result must be whole. */
  whole(query: string): Promise<Rows>;
  /** Runs a query of which a part is good enough. */
  part(query: string): Promise<Rows>;
}

export function endpointSession(endpoint: SparqlEndpoint, signal: AbortSignal): EndpointSession {
  return {
    signal,
    async whole(query) {
      const reply = await endpoint.select(query, signal);
      const { rows } = reply;
      if (await isCut({ text: query }, reply, (counting) => endpoint.select(counting, signal)))
        throw new HttpProblem("MALFORMED", "it gave only a part of the rows that it was asked for");
      return rows;
    },
    part: async (query) => (await endpoint.select(query, signal)).rows,
  };
}
