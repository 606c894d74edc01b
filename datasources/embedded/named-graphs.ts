import type { Store, Term } from "oxigraph";
import { isWritable, writeTerm } from "../../engine/rdf/write-term.ts";
import type { Triple } from "../../engine/rdf/term.ts";
import { MOST_GRAPHS_OF_TRIPLE } from "../../engine/sources/named-graphs.ts";
import { mayHaveNamedGraphs, type NamedGraphs } from "./graphs-of-files.ts";

/** Beside the triples that are asked, those of named graphs are held once more, up to so many: some 140 MB. */
const MOST_KEPT = 500_000;
/** Graphs whose sizes are told. */
const LARGEST = 5;

/** Where triples of files without named graphs wait while only some graphs are wanted. */
const OF_OTHER_FORMATS = "urn:whyql:graph:other-formats";

/** The named graph that a file is to be loaded into, where only some graphs are wanted; else the file says it. */
export function graphToLoadInto(format: string, wanted: readonly string[] | undefined): string | undefined {
  return wanted === undefined || mayHaveNamedGraphs({ format }) ? undefined : OF_OTHER_FORMATS;
}

/**
 * Lets what stands in named graphs be asked as one graph: a triple in two of them is one fact. Which graphs it stands
 * in is still known afterwards, unless there are too many. To be called once, when all files are loaded.
 * @param wanted The only named graphs that are asked, as IRIs; triples of formats that have none are asked besides
 */
export function pourNamedGraphs(store: Store, wanted?: readonly string[]): NamedGraphs {
  const sizes = sizesIn(store);
  const named = sizes.filter(({ graph }) => graph.value !== OF_OTHER_FORMATS);
  const known = new Set(named.map(({ graph }) => graph.value));
  if (wanted === undefined) {
    store.update("INSERT { ?s ?p ?o } WHERE { GRAPH ?g { ?s ?p ?o } }");
  } else {
    store.update("CLEAR DEFAULT");
    for (const { graph } of sizes) {
      const isAsked =
        graph.termType === "NamedNode" && (graph.value === OF_OTHER_FORMATS || wanted.includes(graph.value));
      if (isAsked) store.update(`ADD ${graph.toString()} TO DEFAULT`);
      if (!isAsked || graph.value === OF_OTHER_FORMATS) drop(store, graph);
    }
  }
  const kept = sizesIn(store).reduce((sum, { triples }) => sum + triples, 0);
  const triples = store.size - kept;
  const areKept = kept <= MOST_KEPT;
  if (!areKept) store.update("DROP NAMED");
  return {
    count: named.length,
    largest: named
      .flatMap(({ graph, triples: size }) =>
        graph.termType === "NamedNode" ? [{ iri: graph.value, triples: size }] : [],
      )
      .sort((a, b) => b.triples - a.triples || (a.iri < b.iri ? -1 : 1))
      .slice(0, LARGEST),
    missing: (wanted ?? []).filter((graph) => !known.has(graph)),
    areKept,
    triples,
  };
}

/** In which named graphs each triple stands; null for one that is not in the store as it is written. */
export function namedGraphsOf(store: Store, triples: readonly Triple[]): readonly (readonly string[] | null)[] {
  return triples.map(({ subject, predicate, object }) => {
    if (subject.kind === "blank" || object.kind === "blank") return null;
    if (![subject, predicate, object].every(isWritable)) return null;
    const triple = [subject, predicate, object].map(writeTerm).join(" ");
    if (store.query(`ASK { ${triple} }`) !== true) return null;
    const query = `SELECT ?g { GRAPH ?g { ${triple} } FILTER(isIRI(?g)) } ORDER BY ?g LIMIT ${MOST_GRAPHS_OF_TRIPLE}`;
    return rowsOf(store, query).flatMap((row) => row.get("g")?.value ?? []);
  });
}

function drop(store: Store, graph: Term): void {
  if (graph.termType === "NamedNode") store.update(`DROP GRAPH ${graph.toString()}`);
  // One without an IRI can not be named in an update.
  else if (graph.termType === "BlankNode") for (const each of store.match(null, null, null, graph)) store.delete(each);
}

function sizesIn(store: Store): readonly { readonly graph: Term; readonly triples: number }[] {
  return rowsOf(store, "SELECT ?g (COUNT(*) AS ?n) { GRAPH ?g { ?s ?p ?o } } GROUP BY ?g").flatMap((row) => {
    const [graph, size] = [row.get("g"), row.get("n")];
    return graph === undefined || size === undefined ? [] : [{ graph, triples: Number(size.value) }];
  });
}

function rowsOf(store: Store, query: string): readonly ReadonlyMap<string, Term>[] {
  return store.query(query) as readonly ReadonlyMap<string, Term>[];
}
