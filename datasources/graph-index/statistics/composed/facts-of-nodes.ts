import type { Node } from "../pairs.ts";
import type { Out, Reached } from "./further-parts.ts";

interface FactByNode extends Reached {
  readonly object: Node;
}

/** A fact that leads back to where it came from says nothing. */
export function factsBy(
  rows: readonly Reached[],
  outs: ReadonlyMap<Node, readonly Out[]>,
  part: string,
): readonly FactByNode[] {
  return rows.flatMap(({ subject, node }) =>
    (outs.get(node) ?? [])
      .filter(({ predicate, object }) => predicate === part && object !== subject && !object.startsWith("_:"))
      .map(({ object }) => ({ subject, node, object })),
  );
}

export function endedOf(
  facts: readonly FactByNode[],
  outs: ReadonlyMap<Node, readonly Out[]>,
  end: string | undefined,
): ReadonlySet<string> {
  if (end === undefined) return new Set();
  const hasEnded = (node: Node): boolean => outs.get(node)?.some(({ predicate }) => predicate === end) === true;
  return new Set(facts.filter(({ node }) => hasEnded(node)).map(({ subject, object }) => `${subject} ${object}`));
}

/** What leaves nodes, by predicate; what has no IRI and is no literal left out. */
export function partsOf(nodes: ReadonlyMap<Node, readonly Out[]>): ReadonlyMap<string, readonly Node[]> {
  const parts = new Map<string, Node[]>();
  for (const { predicate, object } of [...nodes.values()].flat()) {
    if (object.startsWith("_:")) continue;
    const known = parts.get(predicate);
    if (known === undefined) parts.set(predicate, [object]);
    else known.push(object);
  }
  return parts;
}
