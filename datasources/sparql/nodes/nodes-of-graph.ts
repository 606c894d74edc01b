import { type Iri, iri } from "../../../engine/rdf/term.ts";
import type { GivenNode } from "./given-nodes.ts";

/**
 * How an endpoint can be asked about a node without an IRI: by the label that it gives it, or by what it says of it.
 * Who is meant in a reply is told by the label, too, or by the name.
 */
export type NodeMeans = "LABELS" | "FACTS" | "NAMES";

/** The nodes of a graph that have a name and no IRI, as they are kept from one start to the next. */
export interface WrittenNodes {
  readonly means: NodeMeans;
  /** Predicates that give them names. Never empty. */
  readonly naming: readonly string[];
  readonly nodes: readonly GivenNode[];
}

/** The nodes of a graph that have a name and no IRI: what they are called here, and by the endpoint. */
export class NodesOfGraph {
  readonly written: WrittenNodes;
  readonly means: NodeMeans;
  readonly naming: readonly string[];
  readonly byIri: ReadonlyMap<string, GivenNode>;
  /** The endpoint's own, by the IRIs that were given. */
  readonly labels: ReadonlyMap<string, string>;
  readonly #iris: ReadonlyMap<string, Iri>;
  /** What begins every label, as queries write it. */
  readonly #beginning: string;

  constructor(written: WrittenNodes) {
    const { means, naming, nodes } = written;
    this.written = written;
    this.means = means;
    this.naming = naming;
    this.byIri = new Map(nodes.map((each) => [each.iri, each]));
    this.labels = new Map(nodes.map((each) => [each.iri, labelOf(each)]));
    this.#iris = new Map([...this.labels].map(([value, label]) => [label, iri(value)]));
    this.#beginning = `<${commonBeginning([...this.labels.values()])}`;
  }

  /** As the node is called here; undefined for one without a name. */
  iriOf(label: string): Iri | undefined {
    return this.#iris.get(label);
  }

  /** False where no label is named in the text of a query; true where one may be. */
  isNamedIn(query: string): boolean {
    return this.means === "LABELS" && query.includes(this.#beginning);
  }
}

/** As the endpoint wrote it: `nodeOf` of mirrored triples turns it into what N-Triples can write. */
export function labelOf({ node }: Pick<GivenNode, "node">): string {
  return Buffer.from(node.slice("_:b".length), "hex").toString();
}

function commonBeginning([first = "", ...others]: readonly string[]): string {
  let { length } = first;
  for (const each of others) while (!each.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}
