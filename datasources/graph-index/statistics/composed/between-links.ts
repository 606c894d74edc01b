import { composedIri } from "../../../../engine/graph/composed-iri.ts";
import { isIri, type Node } from "../pairs.ts";
import type { ComposedFacts } from "./composed-facts.ts";
import { endedOf, factsBy, partsOf } from "./facts-of-nodes.ts";
import type { Out } from "./further-parts.ts";
import { timesOf } from "./times-of-nodes.ts";

/** A node with more links than these holds no single fact. */
const MOST_LINKS = 4;

/** `[] :holder :a ; :office :b ; :from …`: nodes that nothing leads to relate what they link to. */
export function betweenLinks(outs: ReadonlyMap<Node, readonly Out[]>): readonly ComposedFacts[] {
  return [...linkedPairs(outs).values()].flatMap(({ from, to, nodes }): readonly ComposedFacts[] => {
    const parts = partsOf(nodes);
    if (![from, to].every((part) => parts.get(part)?.every(isIri) === true)) return [];
    const rows = [...nodes].flatMap(([node, found]) =>
      found.filter(({ predicate }) => predicate === from).map(({ object }) => ({ subject: object, node })),
    );
    const facts = factsBy(rows, nodes, to);
    if (facts.length === 0) return [];
    const times = timesOf(nodes);
    return [
      {
        relation: composedIri(`${from}(inverse)`, to),
        ways: [[{ relation: from, walked: "inverse" }, { relation: to }]],
        ...times,
        pairs: { subjects: facts.map(({ subject }) => subject), objects: facts.map(({ object }) => object) },
        ended: endedOf(facts, nodes, times.end),
        called: [to],
        through: [from, to],
        units: [],
      },
    ];
  });
}

interface LinkedPair {
  readonly from: string;
  readonly to: string;
  /** All nodes that link by both, whatever their kind: their dates tell the times of this pair, and no others do. */
  readonly nodes: Map<Node, readonly Out[]>;
}

/** Each two of the relations by which a node links to things, with the nodes that have both. */
function linkedPairs(outs: ReadonlyMap<Node, readonly Out[]>): ReadonlyMap<string, LinkedPair> {
  const pairs = new Map<string, LinkedPair>();
  for (const [node, found] of outs) {
    const links = found.filter(({ object }) => isIri(object)).map(({ predicate }) => predicate);
    if (links.length < 2 || links.length > MOST_LINKS) continue;
    for (const from of links)
      for (const to of links) {
        if (from === to) continue;
        const key = `${from} ${to}`;
        const pair = pairs.get(key) ?? { from, to, nodes: new Map<Node, readonly Out[]>() };
        pair.nodes.set(node, found);
        pairs.set(key, pair);
      }
  }
  return pairs;
}
