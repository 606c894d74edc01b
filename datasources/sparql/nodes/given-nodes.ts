import { iri } from "../../../engine/rdf/term.ts";
import { writeTerm } from "../../../engine/rdf/write-term.ts";
import { ANOTHER, irisByContent, MOST_NODES, MOST_ROUNDS, THIS } from "../../graph-index/given-iris.ts";
import { isName } from "../../graph-index/name-length.ts";
import { type Node, nodeOf, termOf } from "../../graph-index/statistics/pairs.ts";
import { type KeyFact, KeyFinder, type WrittenFact } from "./node-keys.ts";

/** A triple; nodes as N-Triples writes them. */
export interface NodeFact {
  readonly subject: Node;
  readonly predicate: string;
  readonly object: Node;
}

/** A node without an IRI, with that by which it is known here. */
export interface GivenNode {
  /** As N-Triples writes it, with the label of the reply in which it came. */
  readonly node: Node;
  readonly iri: string;
  /** How many names it has. */
  readonly names: number;
  /** Facts that are true of this node only; absent where queries can not state such facts. */
  readonly key?: readonly KeyFact[] | undefined;
}

/**
 * Gives an IRI to each node without one that has a name, as the loading of files does: the same for what is the same.
 * @param facts All triples with such a node, and others
 * @param labels Predicates of names, as IRIs
 */
export function givenNodes(facts: readonly NodeFact[], labels: readonly string[]): readonly GivenNode[] {
  const named = namedAmong(facts, labels);
  if (named.size === 0 || named.size > MOST_NODES) return [];
  const own = factsByNode(facts, named);
  const naming = new Set(labels);
  const namesOf = (each: readonly NodeFact[] = [], node: Node): number =>
    each.filter(({ subject, predicate }) => subject === node && naming.has(predicate)).length;
  const iris = new Map<Node, string>();
  const given: GivenNode[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const written = new Map([...own].map(([node, each]) => [node, each.map((fact) => writtenFor(fact, node, iris))]));
    const open = [...named].filter((node) => !iris.has(node));
    const found = irisByContent(open, (node) => (written.get(node) ?? []).map(({ line }) => line));
    if (found.size === 0) break;
    const untold = new Set(given.filter(({ key }) => key === undefined).map((each) => nodeOf(each.iri)));
    const keys = new KeyFinder(written, labels, untold);
    for (const [node, each] of found)
      given.push({ node, iri: each, names: namesOf(own.get(node), node), key: keys.keyOf(node) });
    for (const [node, each] of found) iris.set(node, each);
  }
  return given;
}

export function isBlank(node: Node): boolean {
  return node.startsWith("_:");
}

function namedAmong(facts: readonly NodeFact[], labels: readonly string[]): ReadonlySet<Node> {
  const naming = new Set(labels);
  const named = new Set<Node>();
  for (const { subject, predicate, object } of facts) {
    if (!isBlank(subject) || !naming.has(predicate)) continue;
    const name = termOf(object);
    if (name?.kind === "literal" && isName(name.lexical)) named.add(subject);
  }
  return named;
}

/** One that leads from a node to itself is there twice, as both. */
function factsByNode(facts: readonly NodeFact[], nodes: ReadonlySet<Node>): ReadonlyMap<Node, readonly NodeFact[]> {
  const own = new Map<Node, NodeFact[]>([...nodes].map((node) => [node, []]));
  for (const fact of facts) {
    own.get(fact.subject)?.push(fact);
    own.get(fact.object)?.push(fact);
  }
  return own;
}

function writtenFor(
  { subject, predicate, object }: NodeFact,
  node: Node,
  iris: ReadonlyMap<Node, string>,
): WrittenFact {
  const end = (each: Node): Node => {
    const given = iris.get(each);
    if (each === node) return THIS;
    if (given !== undefined) return nodeOf(given);
    return isBlank(each) ? ANOTHER : each;
  };
  const [from, to] = [end(subject), end(object)];
  const isObject = from !== THIS;
  return { line: `${from} ${writeTerm(iri(predicate))} ${to}`, predicate, isObject, other: isObject ? from : to };
}
