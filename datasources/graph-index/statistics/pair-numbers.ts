import { isResource, type Node, type PairNumbers, type Pairs } from "./pairs.ts";

/** The numbers of pairs: those that they have, or else numbers of their own. */
export function numbersOf({ subjects, objects, numbers }: Pairs): PairNumbers {
  if (numbers !== undefined) return numbers;
  const nodes: Node[] = [];
  const known = new Map<Node, number>();
  const numberOf = (node: Node): number => {
    let number = known.get(node);
    if (number === undefined) known.set(node, (number = nodes.push(node) - 1));
    return number;
  };
  return { subjects: Uint32Array.from(subjects, numberOf), objects: Uint32Array.from(objects, numberOf), nodes };
}

/** Pairs that are looked at several times get numbers once. */
export function withNumbers(pairs: Pairs): Pairs {
  const { subjects, objects, numbers } = pairs;
  return numbers === undefined ? { subjects, objects, numbers: numbersOf(pairs) } : pairs;
}

/** What is computed of each node of a list once, however often pairs of these nodes are looked at. */
export function ofEachNode<Column extends object>(
  compute: (nodes: readonly Node[]) => Column,
): (nodes: readonly Node[]) => Column {
  const known = new WeakMap<readonly Node[], Column>();
  return (nodes) => {
    let column = known.get(nodes);
    if (column === undefined) known.set(nodes, (column = compute(nodes)));
    return column;
  };
}

/** Of each node of a list 1 for an IRI or a blank node, 0 for a literal. */
export const resourcesAmong = ofEachNode((nodes) => {
  const are = new Uint8Array(nodes.length);
  for (let number = 0; number < nodes.length; number += 1) if (isResource(nodes[number]!)) are[number] = 1;
  return are;
});

/**
 * Of each node of a list 1 for a resource that is among some, 0 for others.
 * @param some May not change any more
 */
export function among(some: ReadonlySet<Node>): (nodes: readonly Node[]) => Uint8Array {
  let find = AMONG.get(some);
  if (find === undefined) {
    find = ofEachNode((nodes) => {
      const are = resourcesAmong(nodes).slice();
      for (let number = 0; number < nodes.length; number += 1)
        if (are[number] === 1 && !some.has(nodes[number]!)) are[number] = 0;
      return are;
    });
    AMONG.set(some, find);
  }
  return find;
}

const AMONG = new WeakMap<ReadonlySet<Node>, (nodes: readonly Node[]) => Uint8Array>();
