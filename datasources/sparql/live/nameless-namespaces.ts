import { iri } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import type { Vocabulary } from "../../../engine/sources/knowledge-graph.ts";
import { isGivenIri } from "../../graph-index/given-iris.ts";
import { namespaceOf } from "../../graph-index/local-name.ts";
import { nodeOf } from "../../graph-index/statistics/pairs.ts";
import { relationsAmong } from "../../graph-index/statistics/structure.ts";
import { isMetaNode } from "../../graph-index/statistics/terms.ts";
import type { EndpointSession } from "../endpoint/endpoint-session.ts";
import { ifAffordable } from "../endpoint/if-affordable.ts";
import { batches, listedIris } from "../endpoint/query-text.ts";
import { irisIn } from "./paged.ts";

/** Relations at whose ends things are looked at, the most used ones, and how many of them by one query. */
const MOST_RELATIONS = 120;
const RELATIONS_PER_QUERY = 40;
/** Triples of each, from several places, as shares of all: neighbours are often alike. */
const TRIPLES = 10;
const PLACES = [0, 0.4, 0.8];
/** To skip more takes too long. */
const MOST_SKIPPED = 100_000;
const TIMEOUT_MS = 8_000;
/** Things of each namespace of which it is asked whether they have a name, and namespaces that are kept. */
const LOOKED_AT = 6;
const MOST_LOOKED_AT = 60;
const MOST_NAMESPACES = 12;

/**
 * What the IRIs of things begin with that have no name, so that only their IRI says what they are: those of the ends of
 * some triples of each relation. Most frequent ones first.
 * @param predicates Triples by predicate
 */
export async function namelessNamespaces(
  predicates: ReadonlyMap<string, number>,
  vocabulary: Vocabulary,
  ask: EndpointSession,
): Promise<readonly string[]> {
  const bounded = ask.within(TIMEOUT_MS);
  const kinds = new Set(vocabulary.type);
  const relations = [...relationsAmong([...predicates.keys()], vocabulary, () => []), ...kinds]
    .filter((each) => predicates.has(each))
    .sort((a, b) => (predicates.get(b) ?? 0) - (predicates.get(a) ?? 0))
    .slice(0, MOST_RELATIONS);
  const members = new Map<string, Set<string>>();
  for (const batch of batches(relations, RELATIONS_PER_QUERY)) {
    const branches = batch.flatMap((relation) => slices(relation, predicates.get(relation) ?? 0, kinds.has(relation)));
    const rows = await ifAffordable(() => bounded.part(`SELECT DISTINCT ?s ?o WHERE { ${branches.join(" UNION ")} }`));
    // The next ones would take as long.
    if (rows === undefined) break;
    for (const each of [...irisIn(rows, "s"), ...irisIn(rows, "o")]) {
      if (isMetaNode(nodeOf(each)) || isGivenIri(each)) continue;
      const namespace = namespaceOf(each);
      const known = members.get(namespace) ?? new Set<string>();
      members.set(namespace, known.add(each));
    }
  }
  const largest = [...members].sort(([a, some], [b, others]) => others.size - some.size || (a < b ? -1 : 1));
  const looked = largest.slice(0, MOST_LOOKED_AT).map(([namespace, found]) => ({
    namespace,
    things: spread([...found].sort()),
  }));
  const named = await namedAmong(
    looked.flatMap(({ things }) => things),
    vocabulary,
    bounded,
  );
  if (named === undefined) return [];
  return looked
    .filter(({ things }) => things.some((thing) => !named.has(thing)))
    .slice(0, MOST_NAMESPACES)
    .map(({ namespace }) => namespace);
}

/** Some triples of a relation; of one that leads to kinds the subjects alone. */
function slices(relation: string, count: number, isKind: boolean): readonly string[] {
  const triple = `?s ${writeTerm(iri(relation))} ?${isKind ? "kind" : "o"}`;
  const reached = Math.max(0, Math.min(count - TRIPLES, MOST_SKIPPED));
  const offsets = [...new Set(PLACES.map((place) => Math.floor(place * reached)))];
  return offsets.map(
    (offset) => `{ SELECT ?s ${isKind ? "" : "?o "}WHERE { ${triple} } LIMIT ${TRIPLES} OFFSET ${offset} }`,
  );
}

/** Not the first few, which may be of one kind. */
function spread(things: readonly string[]): readonly string[] {
  const step = Math.max(1, things.length / LOOKED_AT);
  return [...new Set(Array.from({ length: LOOKED_AT }, (_, place) => things[Math.floor(place * step)]))].filter(
    (thing) => thing !== undefined,
  );
}

async function namedAmong(
  things: readonly string[],
  { label }: Vocabulary,
  ask: EndpointSession,
): Promise<ReadonlySet<string> | undefined> {
  if (things.length === 0) return new Set();
  const rows = await ifAffordable(() =>
    ask.part(
      `SELECT DISTINCT ?e WHERE { VALUES ?e { ${listedIris(things)} } VALUES ?p { ${listedIris(label)} } ?e ?p ?name }`,
    ),
  );
  return rows === undefined ? undefined : new Set(irisIn(rows, "e"));
}
