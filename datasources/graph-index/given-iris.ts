import { createHash } from "node:crypto";
import { RDF } from "../../engine/rdf/term.ts";
import { XL } from "./skos-xl.ts";

/** What begins the IRIs of things that have none in their graph. */
const NODE = "urn:whyql:node:";
/** Of more than these none gets an IRI: what is then left out of answers is said to be. */
export const MOST_NODES = 100_000;
/** What only the names of other such nodes tell apart is told apart the next time. */
export const MOST_ROUNDS = 3;
/** How a node is written in its own triples, and any other that has no IRI. */
export const [THIS, ANOTHER] = ["_:this", "_:other"];

/** Types of nodes that speak about names and facts, and are no things, as triples of such a node state them. */
const NO_THINGS: ReadonlySet<string> = new Set(
  [`${RDF}Statement`, `${XL}Label`].map((type) => `${THIS} <${RDF}type> <${type}>`),
);

/** May it be the IRI of a thing that has none in its graph? */
export function isGivenIri(iri: string): boolean {
  return iri.startsWith(NODE);
}

/**
 * IRIs for those nodes that differ in what is said of them, or in what leads to them: the same wherever the same is
 * said. Those of which the same is said, by the same, get none.
 * @param linesOf The triples of a node as N-Triples writes them, in any order, without the dot; the node itself and
 * others without an IRI as above
 */
export function irisByContent(
  nodes: Iterable<string>,
  linesOf: (node: string) => readonly string[],
): ReadonlyMap<string, string> {
  const byContent = new Map<string, string[]>();
  for (const node of nodes) {
    const lines = linesOf(node);
    if (lines.some((line) => NO_THINGS.has(line))) continue;
    const digest = createHash("sha256").update(lines.toSorted().join("\n")).digest("hex").slice(0, 24);
    byContent.set(digest, [...(byContent.get(digest) ?? []), node]);
  }
  return new Map(
    [...byContent].flatMap(([digest, [node, ...others]]) =>
      node === undefined || others.length > 0 ? [] : [[node, NODE + digest] as const],
    ),
  );
}
