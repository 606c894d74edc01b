import type { ClassEntry } from "../../../engine/sources/knowledge-graph.ts";
import { isIri, type Node, type PairReader, type Pairs, termOf } from "./pairs.ts";
import type { Structure } from "./structure.ts";
import { DEFINING_PREDICATES } from "./terms.ts";

/** Steps down a tree of classes; of a deeper one it is not told what is below. */
const MOST_STEPS = 4;

/**
 * What a graph of individuals says of its classes themselves: by which predicate what each is, and by which the others
 * below it. Of an ontology these are relations like others.
 */
export function saidOfClasses(
  reader: PairReader,
  { described, vocabulary }: Pick<Structure, "described" | "vocabulary">,
): (type: Node) => Pick<ClassEntry, "definition" | "below"> {
  if (described !== undefined) return () => ({});
  const definitions = definitionsIn(reader);
  const [only, ...others] = vocabulary.subclass.filter((predicate) => reader.pairs(predicate).subjects.length > 0);
  const below = only === undefined || others.length > 0 ? () => ({}) : classesBelow(only, reader.pairs(only));
  return (type) => {
    const definition = definitions.get(type);
    return { ...(definition === undefined ? {} : { definition }), ...below(type) };
  };
}

/**
 * By which steps the classes below each class are reached; nothing for one that has none, or too deep a tree of them.
 * @param relation The only one by which the graph says what is below what
 * @param pairs All of it
 */
export function classesBelow(relation: string, pairs: Pairs): (type: Node) => Pick<ClassEntry, "below"> {
  const children = childrenIn(pairs);
  return (type) => {
    const steps = stepsBelow(type, children);
    return steps === undefined || steps === 0 ? {} : { below: { relation, steps } };
  };
}

function definitionsIn(reader: PairReader): ReadonlyMap<Node, string> {
  const found = new Map<Node, string>();
  for (const predicate of DEFINING_PREDICATES) {
    const { subjects, objects } = reader.pairs(predicate);
    subjects.forEach((subject, row) => {
      if (!found.has(subject) && termOf(objects[row] ?? "")?.kind === "literal") found.set(subject, predicate);
    });
  }
  return found;
}

function childrenIn({ subjects, objects }: Pairs): ReadonlyMap<Node, readonly Node[]> {
  const children = new Map<Node, Node[]>();
  subjects.forEach((subject, row) => {
    const above = objects[row] ?? "";
    if (!isIri(subject) || !isIri(above) || subject === above) return;
    const list = children.get(above);
    if (list === undefined) children.set(above, [subject]);
    else list.push(subject);
  });
  return children;
}

/** How many steps down the farthest class below is; undefined where there are too many, as in a circle. */
function stepsBelow(type: Node, children: ReadonlyMap<Node, readonly Node[]>): number | undefined {
  let level: readonly Node[] = [type];
  for (let steps = 0; steps <= MOST_STEPS; steps += 1) {
    level = [...new Set(level.flatMap((each) => children.get(each) ?? []))];
    if (level.length === 0) return steps;
  }
  return undefined;
}
