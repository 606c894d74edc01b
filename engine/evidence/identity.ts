import { nodeKey, type FactNode } from "./fact.ts";
import { normalise } from "../text/normalise.ts";

/** Equal for nodes that are one. */
export type IdentityOf = (node: FactNode) => string;

/**
 * Tells which of some nodes are one: the same entity; dates, numbers and words that are written alike; and words that
 * are the name of one entity among them and of no other, as a text calls what a graph knows.
 * @param labelOf What a node is called
 */
export function identityAmong(nodes: Iterable<FactNode>, labelOf: (node: FactNode) => string): IdentityOf {
  const named = new Map<string, Set<string>>();
  for (const node of nodes) {
    if (node.kind !== "iri") continue;
    const name = normalise(labelOf(node));
    named.set(name, (named.get(name) ?? new Set()).add(nodeKey(node)));
  }
  return (node) => {
    if (node.kind === "iri") return nodeKey(node);
    const name = normalise(labelOf(node));
    const [only, ...others] = node.kind === "words" ? (named.get(name) ?? []) : [];
    return only === undefined || others.length > 0 ? `'${name}'` : only;
  };
}
