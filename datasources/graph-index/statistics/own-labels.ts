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
  const candidates = reader.predicates
    .map((predicate) => ({ predicate, place: CALLED.indexOf(normalise(nameFromIri(predicate))) }))
    .filter(({ predicate, place }) => place >= 0 && !common.includes(predicate));
  if (candidates.length === 0) return [];
  const named = new Set(common.flatMap((predicate) => reader.pairs(predicate).subjects));
  const types = readTypes();
  const members = memberCounts(types);
  return candidates
    .filter(({ predicate }) => givesNames(reader, predicate, named, types, members))
    .sort((a, b) => a.place - b.place || (a.predicate < b.predicate ? -1 : 1))
    .map(({ predicate }) => predicate);
}

function givesNames(
  reader: PairReader,
  predicate: string,
  named: ReadonlySet<Node>,
  types: ReadonlyMap<Node, readonly Node[]>,
  members: ReadonlyMap<Node, number>,
): boolean {
  const { subjects, objects } = reader.pairs(predicate);
  const isText = (node: Node): boolean => {
    const term = termOf(node);
    return term?.kind === "literal" && isName(term.lexical);
  };
  if (!objects.every(isText)) return false;
  const things = new Set(subjects.filter(isIri));
  const already = [...things].filter((node) => named.has(node)).length;
  if (things.size === 0 || already / things.size > MAX_NAMED_ALREADY) return false;
  const isAmbiguous = OTHERWISE.has(normalise(nameFromIri(predicate)));
  if (isAmbiguous && new Set(objects).size / objects.length < MIN_DISTINCT) return false;
  const counts = new Map<Node, number>();
  let untyped = 0;
  for (const node of things) {
    const stated = types.get(node) ?? [];
    if (stated.length === 0) untyped += 1;
    for (const type of stated) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  if (untyped / things.size > 1 - MIN_NAMED) return true;
  return [...counts].some(([type, count]) => count / (members.get(type) ?? count) >= MIN_NAMED);
}

function memberCounts(types: ReadonlyMap<Node, readonly Node[]>): ReadonlyMap<Node, number> {
  const counts = new Map<Node, number>();
  for (const stated of types.values()) for (const type of stated) counts.set(type, (counts.get(type) ?? 0) + 1);
  return counts;
}
