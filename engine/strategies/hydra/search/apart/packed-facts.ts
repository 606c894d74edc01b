import type { FactNode } from "../../../../evidence/fact.ts";
import type { StoredFacts } from "../../../../graph/subgraph/fact-table.ts";
import { iri } from "../../../../rdf/term.ts";

/** Facts as they are sent: edges as one piece of memory, entities as their IRIs. */
export interface PackedFacts extends Omit<StoredFacts, "nodes" | "edges"> {
  readonly nodes: readonly (string | FactNode)[];
  readonly edges: Int32Array;
}

export function packFacts({ nodes, edges, ...more }: StoredFacts): PackedFacts {
  return {
    ...more,
    nodes: nodes.map((node) => (node.kind === "iri" ? node.value : node)),
    edges: Int32Array.from(edges),
  };
}

export function unpackFacts({ nodes, edges, ...more }: PackedFacts): StoredFacts {
  return {
    ...more,
    nodes: nodes.map((node) => (typeof node === "string" ? iri(node) : node)),
    edges: Array.from(edges),
  };
}
