import { createHash } from "node:crypto";
import { blankNode, defaultGraph, namedNode, quad, type Quad, type Store, type Term } from "oxigraph";
import { iri, RDF } from "../../engine/rdf/term.ts";
import { writeTerm } from "../../engine/rdf/write-term.ts";
import { isName } from "../graph-index/name-length.ts";
import { XL } from "../graph-index/skos-xl.ts";

/** What begins the IRIs of things that have none in their files. */
const NODE = "urn:whyql:node:";
/** Of more than these none gets an IRI: what is then left out of answers is said to be. */
const MOST_NODES = 100_000;
/** What only the names of other such nodes tell apart is told apart the next time. */
const MOST_ROUNDS = 3;
/** Types of nodes that speak about names and facts, and are no things. */
const NO_THINGS: ReadonlySet<string> = new Set([`${RDF}Statement`, `${XL}Label`]);

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

/** IRIs for those nodes that differ in what is said of them, or in what leads to them. */
function irisOf(store: Store, nodes: ReadonlySet<string>): ReadonlyMap<string, string> {
  const byContent = new Map<string, string[]>();
  for (const node of nodes) {
    const quads = quadsOf(store, node, defaultGraph());
    if (quads.some(({ predicate, object }) => predicate.value === `${RDF}type` && NO_THINGS.has(object.value)))
      continue;
    const content = quads.map((each) => lineOf(each, node)).sort();
    const digest = createHash("sha256").update(content.join("\n")).digest("hex").slice(0, 24);
    byContent.set(digest, [...(byContent.get(digest) ?? []), node]);
  }
  return new Map(
    [...byContent].flatMap(([digest, [node, ...others]]) =>
      node === undefined || others.length > 0 ? [] : [[node, NODE + digest] as const],
    ),
  );
}

/** @param graph Any when absent */
function quadsOf(store: Store, node: string, graph?: ReturnType<typeof defaultGraph>): readonly Quad[] {
  return [...store.match(blankNode(node), null, null, graph), ...store.match(null, null, blankNode(node), graph)];
}

/** A triple, with a mark for the node itself, and another for the rest of the nodes that have no IRI. */
function lineOf({ subject, predicate, object }: Quad, node: string): string {
  const end = (term: Term): string => {
    if (term.termType !== "BlankNode") return term.toString();
    return term.value === node ? "_:this" : "_:other";
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
