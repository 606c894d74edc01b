import { blankNode, defaultGraph, namedNode, quad, type Quad, type Store, type Term } from "oxigraph";
import { iri } from "../../engine/rdf/term.ts";
import { writeTerm } from "../../engine/rdf/write-term.ts";
import { ANOTHER, irisByContent, MOST_NODES, MOST_ROUNDS, THIS } from "../graph-index/given-iris.ts";
import { isName } from "../graph-index/name-length.ts";

/**
 * Gives an IRI to each node without one that has a name, as `[ foaf:name "Ann" ]` has: it is a thing like any other,
 * and can be asked about only by an IRI. The IRI follows from what the files say of the node, so that it is the same
 * whenever and wherever they are loaded. Those of which the same is said, by the same, keep none.
 * @param labels Predicates of names, as IRIs
 * @returns how many got one
 */
export function giveIris(store: Store, labels: readonly string[]): number {
  let given = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const nodes = namedNodes(store, labels);
    const iris = nodes.size === 0 || nodes.size > MOST_NODES ? new Map<string, string>() : irisOf(store, nodes);
    if (iris.size === 0) break;
    given += iris.size;
    rename(store, iris);
  }
  return given;
}

function namedNodes(store: Store, labels: readonly string[]): ReadonlySet<string> {
  const predicates = labels.map((label) => writeTerm(iri(label))).join(" ");
  const rows = store.query(
    `SELECT ?s ?name { VALUES ?p { ${predicates} } ?s ?p ?name FILTER(isBlank(?s) && isLiteral(?name)) }`,
  ) as readonly ReadonlyMap<string, Term>[];
  const named = new Set<string>();
  for (const row of rows) {
    const [node, name] = [row.get("s"), row.get("name")];
    if (node !== undefined && name !== undefined && isName(name.value)) named.add(node.value);
  }
  return named;
}

function irisOf(store: Store, nodes: ReadonlySet<string>): ReadonlyMap<string, string> {
  return irisByContent(nodes, (node) => quadsOf(store, node, defaultGraph()).map((each) => lineOf(each, node)));
}

/** @param graph Any when absent */
function quadsOf(store: Store, node: string, graph?: ReturnType<typeof defaultGraph>): readonly Quad[] {
  return [...store.match(blankNode(node), null, null, graph), ...store.match(null, null, blankNode(node), graph)];
}

/** A triple, with a mark for the node itself, and another for the rest of the nodes that have no IRI. */
function lineOf({ subject, predicate, object }: Quad, node: string): string {
  const end = (term: Term): string => {
    if (term.termType !== "BlankNode") return term.toString();
    return term.value === node ? THIS : ANOTHER;
  };
  return `${end(subject)} ${predicate.toString()} ${end(object)}`;
}

function rename(store: Store, iris: ReadonlyMap<string, string>): void {
  for (const node of iris.keys()) {
    for (const old of quadsOf(store, node)) {
      const end = <End extends Term>(term: End): End | ReturnType<typeof namedNode> => {
        const given = term.termType === "BlankNode" ? iris.get(term.value) : undefined;
        return given === undefined ? term : namedNode(given);
      };
      store.delete(old);
      store.add(quad(end(old.subject), old.predicate, end(old.object), old.graph));
    }
  }
}
