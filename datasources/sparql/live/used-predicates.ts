import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { countsIn } from "./counts-in.ts";
import { wellKnownPredicates, type WellKnownPlace } from "./well-known-void.ts";

const VOID = "http://rdfs.org/ns/void#";

/** Triples by predicate, in order of the predicates. */
export interface UsedPredicates {
  readonly counts: ReadonlyMap<string, number>;
  /** False where the graph may have others by now. */
  readonly areAll: boolean;
}

/**
 * The predicates of a graph with the number of their triples: counted; where that takes too long, as the graph
 * describes itself (Vocabulary of Interlinked Datasets, `void:propertyPartition`), which may be older than it is, or as
 * its server does beside it; and else without their numbers, each with 1. Undefined where none of this can be asked.
 */
export async function usedPredicates(ask: EndpointSession, place: WellKnownPlace): Promise<UsedPredicates | undefined> {
  const counted = await ifAffordable(() => ask.whole("SELECT ?p (COUNT(*) AS ?n) WHERE { ?s ?p ?o } GROUP BY ?p"));
  if (counted !== undefined) return { counts: countsIn(counted, "p"), areAll: true };
  const described = await ifAffordable(() =>
    ask.whole(
      `SELECT ?p (MAX(?t) AS ?n) WHERE { ?d <${VOID}propertyPartition> ?part . ?part <${VOID}property> ?p ; <${VOID}triples> ?t } GROUP BY ?p`,
    ),
  );
  if (described !== undefined && described.length > 0) return { counts: countsIn(described, "p"), areAll: false };
  const published = await wellKnownPredicates(place, ask.signal);
  if (published !== undefined) return { counts: published, areAll: false };
  const listed = await ifAffordable(() => ask.whole("SELECT DISTINCT ?p (1 AS ?n) WHERE { ?s ?p ?o }"));
  return listed === undefined ? undefined : { counts: countsIn(listed, "p"), areAll: true };
}
