import { normalise } from "../../../engine/text/normalise.ts";
import { nameFromIri } from "../local-name.ts";
import { isName } from "../name-length.ts";
import { isIri, type Node, type PairReader, termOf } from "./pairs.ts";

/** What a predicate that gives names is called, likelier ones first. */
const CALLED = ["name", "full name", "display name", "has name", "label", "pref label", "preferred label", "title"];
/** Share of the things of a class that a name is stated of. */
const MIN_NAMED = 0.8;
/** What stands for something else, too, so that its values have to look like names. */
const OTHERWISE: ReadonlySet<string> = new Set(["label", "title"]);
/** Share of these values that are different: of "Dr" and "Professor" few are. */
const MIN_DISTINCT = 0.8;
/** Share of those named that may have a name by a common predicate too. */
const MAX_NAMED_ALREADY = 0.1;

/** What is counted of a predicate that may give names. */
export interface StatedNames {
  /** Its triples, and the different texts among their objects. */
  readonly triples: number;
  readonly different: number;
  /** Nodes with an IRI that it is stated of; of these, those named by a common predicate, and those of no class. */
  readonly things: number;
  readonly already: number;
  readonly untyped: number;
  /** Its things, and all nodes, of each class of which it has some. */
  readonly classes: readonly { readonly things: number; readonly members: number }[];
}

/** The predicates that are called as those that give names are, without the common ones; likelier ones first. */
export function calledLikeNames(predicates: readonly string[], common: readonly string[]): readonly string[] {
  return predicates
    .map((predicate) => ({ predicate, place: CALLED.indexOf(normalise(nameFromIri(predicate))) }))
    .filter(({ predicate, place }) => place >= 0 && !common.includes(predicate))
    .sort((a, b) => a.place - b.place || (a.predicate < b.predicate ? -1 : 1))
    .map(({ predicate }) => predicate);
}

/** Whether a predicate that is called so, and whose objects are all names, gives names. */
export function givesNames(
  predicate: string,
  { triples, different, things, already, untyped, classes }: StatedNames,
): boolean {
  if (things === 0 || already / things > MAX_NAMED_ALREADY) return false;
  if (OTHERWISE.has(normalise(nameFromIri(predicate))) && different / triples < MIN_DISTINCT) return false;
  return untyped / things > 1 - MIN_NAMED || classes.some((each) => each.things / each.members >= MIN_NAMED);
}

/**
 * Predicates of a graph's own vocabulary that give names: called so, stated of most things of some class (or of most
 * without any), and of things that have no label otherwise; a title is one where it is rarely the same twice. Names may
 * be: "Course 1" is in every department. Likelier ones first.
 */
export function ownLabels(
  reader: PairReader,
  common: readonly string[],
  readTypes: () => ReadonlyMap<Node, readonly Node[]>,
): readonly string[] {
  const candidates = calledLikeNames(reader.predicates, common);
  if (candidates.length === 0) return [];
  const named = new Set(common.flatMap((predicate) => reader.pairs(predicate).subjects));
  const types = readTypes();
  const members = memberCounts(types);
  return candidates.filter((predicate) => {
    const stated = statedNames(reader, predicate, named, types, members);
    return stated !== undefined && givesNames(predicate, stated);
  });
}

/** Undefined where some objects are no names. */
function statedNames(
  reader: PairReader,
  predicate: string,
  named: ReadonlySet<Node>,
  types: ReadonlyMap<Node, readonly Node[]>,
  members: ReadonlyMap<Node, number>,
): StatedNames | undefined {
  const { subjects, objects } = reader.pairs(predicate);
  const isText = (node: Node): boolean => {
    const term = termOf(node);
    return term?.kind === "literal" && isName(term.lexical);
  };
  if (!objects.every(isText)) return undefined;
  const things = new Set(subjects.filter(isIri));
  const counts = new Map<Node, number>();
  let untyped = 0;
  for (const node of things) {
    const stated = types.get(node) ?? [];
    if (stated.length === 0) untyped += 1;
    for (const type of stated) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return {
    triples: objects.length,
    different: new Set(objects).size,
    things: things.size,
    already: [...things].filter((node) => named.has(node)).length,
    untyped,
    classes: [...counts].map(([type, count]) => ({ things: count, members: members.get(type) ?? count })),
  };
}

function memberCounts(types: ReadonlyMap<Node, readonly Node[]>): ReadonlyMap<Node, number> {
  const counts = new Map<Node, number>();
  for (const stated of types.values()) for (const type of stated) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
