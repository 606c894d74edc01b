import { iri, type Term } from "../../../engine/rdf/term.ts";
import { isWritableIri } from "../../../engine/rdf/write-term.ts";
import { isIriText, serialisePatterns } from "../../../engine/sparql/serialise.ts";
import { variable } from "../../../engine/sparql/syntax.ts";
import { HttpProblem } from "../../http/http-problem.ts";
import type { NodesOfGraph } from "../nodes/nodes-of-graph.ts";
import { patternsWithNodes } from "../nodes/nodes-in-queries.ts";
import type { Reply, SparqlEndpoint } from "./endpoint.ts";
import { listedIris } from "./query-text.ts";
import { isCut } from "./row-count.ts";

export type Rows = readonly ReadonlyMap<string, Term>[];

/** The way to an endpoint while somebody waits. */
export interface EndpointSession {
  readonly signal: AbortSignal;
  /** Runs a query without LIMIT whose result must be whole. */
  whole(query: string): Promise<Rows>;
  /** Runs a query of which a part is good enough. */
  part(query: string): Promise<Rows>;
  /** The pattern of a variable that is one of some things. @param variable As queries write it */
  among(variable: `?${string}`, iris: readonly string[]): string;
  /** What is true of a variable that is a thing: an IRI, or a node that has a name. */
  isThing(variable: string): string;
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
    among: (name, iris) => among(name, iris, endpoint.nodes?.nodes),
    isThing: (name) => {
      const { nodes } = endpoint;
      return nodes === undefined ? isIriText(name) : `(${isIriText(name, nodes.nodes.naming.map(iri))})`;
    },
    within: (timeoutMs) => sessionBy((query) => selectWithin(timeoutMs, query, endpoint, signal), endpoint, signal),
  };
}

function among(name: string, iris: readonly string[], nodes: NodesOfGraph | undefined): string {
  if (nodes === undefined || !iris.some((each) => nodes.byIri.has(each)))
    return `VALUES ${name} { ${listedIris(iris)} }`;
  const rows = iris.filter(isWritableIri).map((each) => [iri(each)]);
  return serialisePatterns(patternsWithNodes([{ kind: "values", variables: [variable(name.slice(1))], rows }], nodes));
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
