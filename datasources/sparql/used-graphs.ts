import { listedIris } from "./endpoint/query-text.ts";
import type { EndpointSession } from "./endpoint/endpoint-session.ts";
import { ifAffordable } from "./endpoint/if-affordable.ts";
import { irisIn } from "./live/paged.ts";

/** Which of an endpoint's named graphs are asked, where it mixes its own with those of its users. */
export interface UsedGraphs {
  readonly used: readonly string[];
  /** The server's own, whose triples are about itself. */
  readonly leftOut: readonly string[];
}

/** Where an endpoint holds more graphs, they can not be listed with every query. */
const MOST_GRAPHS = 50;
const LIST_TIMEOUT_MS = 10_000;
/** To look for a triple in no named graph may mean to look at all. */
const OUTSIDE_TIMEOUT_MS = 15_000;

/** Virtuoso's description of its own mappings: what holds it keeps every triple in a named graph. */
const VIRTUOSO_OWN = "http://www.openlinksw.com/schemas/virtrdf#";

/**
 * Graphs that servers fill by themselves: with descriptions of their mappings, their service, their file store, and
 * with the vocabularies that they read for it.
 */
const SYSTEM_GRAPHS = [
  /^http:\/\/www\.openlinksw\.com\/schemas\//u,
  /^http:\/\/www\.w3\.org\/(?:ns\/(?:ldp|sparql-service-description|auth\/acl|rdfa)#?|2002\/07\/owl#?|2000\/01\/rdf-schema#?|1999\/02\/22-rdf-syntax-ns#?)$/u,
  /^https?:\/\/[^/]+\/DAV(?:\/|$)/u,
  /^https?:\/\/(?:localhost|127\.0\.0\.1|localuriqaserver)(?::\d+)?\/sparql$/u,
  /^urn:(?:rules\.skos|activitystreams-owl:map|core:services:sparql|virtuoso:)/u,
];

/**
 * Looks which named graphs an endpoint has, and which of them are its own. Undefined where there is nothing to leave
 * out, or it can not be left out safely: there are too many graphs, the default graph has none of the server's own, or
 * holds triples that no named graph does.
 *
 * @param ask Without any default graph
 */
export async function findUsedGraphs(endpoint: string, ask: EndpointSession): Promise<UsedGraphs | undefined> {
  // Virtuoso takes a hundred times as long to list graphs by DISTINCT as to count in each.
  const rows = await ifAffordable(() =>
    ask.within(LIST_TIMEOUT_MS).part("SELECT ?g (COUNT(*) AS ?n) WHERE { GRAPH ?g { ?s ?p ?o } } GROUP BY ?g"),
  );
  const graphs = irisIn(rows ?? [], "g");
  const isOwn = (graph: string): boolean => graph === endpoint || SYSTEM_GRAPHS.some((pattern) => pattern.test(graph));
  const [leftOut, used] = [graphs.filter(isOwn).sort(), graphs.filter((graph) => !isOwn(graph)).sort()];
  if (leftOut.length === 0 || used.length === 0 || graphs.length > MOST_GRAPHS) return undefined;
  const seen = await ifAffordable(() =>
    ask
      .within(LIST_TIMEOUT_MS)
      .part(`SELECT ?g WHERE { VALUES ?g { ${listedIris(leftOut)} } GRAPH ?g { ?s ?p ?o } ?s ?p ?o } LIMIT 1`),
  );
  if (seen === undefined || seen.length === 0) return undefined;
  return (await holdsOnlyNamed(leftOut, ask)) ? { used, leftOut } : undefined;
}

async function holdsOnlyNamed(leftOut: readonly string[], ask: EndpointSession): Promise<boolean> {
  if (leftOut.includes(VIRTUOSO_OWN)) return true;
  const outside = await ifAffordable(() =>
    ask
      .within(OUTSIDE_TIMEOUT_MS)
      .part("SELECT ?s WHERE { ?s ?p ?o FILTER NOT EXISTS { GRAPH ?g { ?s ?p ?o } } } LIMIT 1"),
  );
  return outside?.length === 0;
}
